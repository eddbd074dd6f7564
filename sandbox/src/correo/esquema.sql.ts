/** The mailbox of the demonstration: the portal only ever reaches it by HTTP. */
export const ESQUEMA = `
create schema if not exists casilla;

create table if not exists casilla.correo (
  id integer primary key generated always as identity,
  id_mensaje text not null unique,
  de text not null,
  para text not null,
  asunto text not null,
  texto text not null,
  html text not null,
  -- How often it arrived: the same Message-ID twice is one mail.
  veces integer not null default 1,
  recibido_el timestamptz not null default now()
);
create index if not exists correo_para on casilla.correo (lower(para), id desc);

create table if not exists casilla.adjunto (
  id_correo integer not null references casilla.correo on delete cascade,
  orden integer not null,
  nombre text not null,
  tipo_mime text not null,
  contenido bytea not null,
  primary key (id_correo, orden)
);
`
