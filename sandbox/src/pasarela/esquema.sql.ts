/** The provider's own memory, which the portal only ever reaches by HTTP. */
export const ESQUEMA = `
create schema if not exists pasarela;

create table if not exists pasarela.transaccion (
  transaccion_comercio_id varchar(60) primary key,
  id_plataforma uuid not null unique default gen_random_uuid(),
  producto varchar(120) not null,
  monto bigint not null check (monto > 0),
  -- What its answers say instead, when it was told to lie.
  monto_informado varchar(30),
  estado_id smallint not null default 1,
  vuelta_exito text not null,
  vuelta_cancelacion text not null,
  creada timestamptz not null default now(),
  pagada timestamptz
);
create index if not exists transaccion_estado on pasarela.transaccion (estado_id, creada);

-- How its API fails, for as long as it is told to: one row.
create table if not exists pasarela.falla (
  unica boolean primary key default true check (unica),
  modo varchar(10) not null
);
`
