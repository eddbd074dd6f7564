-- Las leyendas de un formulario son de lo que la ciudad escribe por versiones (A-277): en `configuracion`, y en ninguna otra parte.
DROP TABLE "leyenda";
