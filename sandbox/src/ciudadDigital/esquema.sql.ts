/** The registry and its sessions: a database of its own, which the portal only ever reaches by HTTP. */
export const ESQUEMA = `
create schema if not exists ciudad_digital;

create table if not exists ciudad_digital.cd_ciudadano (
  id_persona integer primary key,
  documento_persona char(11) not null unique check (documento_persona ~ '^[0-9]{11}$'),
  dni varchar(8) not null,
  nombre_persona varchar(60) not null,
  apellido_persona varchar(60) not null,
  email_persona varchar(120) not null,
  telefono_persona varchar(30) not null
);
create index if not exists cd_ciudadano_dni on ciudad_digital.cd_ciudadano (dni);

create table if not exists ciudad_digital.cd_credencial (
  id_persona integer primary key references ciudad_digital.cd_ciudadano,
  hash text not null,
  activo boolean not null default true
);

-- By document and not by person: an account that does not exist is locked just like one that does.
create table if not exists ciudad_digital.cd_intento (
  documento_persona char(11) primary key,
  intentos integer not null,
  ultimo timestamptz not null,
  bloqueado_hasta timestamptz
);

create table if not exists ciudad_digital.cd_sesion (
  jti uuid primary key,
  id_persona integer not null references ciudad_digital.cd_ciudadano,
  emitido timestamptz not null,
  vence timestamptz not null,
  cerrado_el timestamptz
);
create index if not exists cd_sesion_persona on ciudad_digital.cd_sesion (id_persona);

create table if not exists ciudad_digital.cd_origen (
  codigo varchar(40) primary key,
  url_retorno text not null
);

create table if not exists ciudad_digital.cd_consulta (
  id bigint generated always as identity primary key,
  id_persona integer not null,
  criterio_hash text not null,
  ocurrido_el timestamptz not null
);

create table if not exists ciudad_digital.cd_cupo (
  id_persona integer primary key,
  minuto timestamptz not null,
  usadas integer not null
);
`
