-- Que la ciudad cambió de zona queda en la cadena: lo que se contó por día hasta ahí se contó con la otra (ADR 61). Las filas que
-- hay cumplen: no se releen.
ALTER TABLE cadena.sello DROP CONSTRAINT sello_clase_check;
--> statement-breakpoint
ALTER TABLE cadena.sello ADD CONSTRAINT sello_clase_check
  CHECK (clase IN ('FILA', 'RESTAURACION', 'CORTE', 'SUPRESION', 'ZONA')) NOT VALID;
