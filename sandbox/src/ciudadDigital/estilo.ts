/** The look of the portal, in the little that two pages need. */
export const ESTILO = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#F5F7FA;color:#1B2733;
  font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
header{background:#0B4F8A;color:#fff;padding:16px 24px}
.marca{margin:0;font-size:20px;font-weight:600}
main{flex:1;width:100%;max-width:720px;margin:0 auto;padding:24px 16px}
footer{color:#51606F;font-size:14px;text-align:center;padding:16px}
h1{font-size:28px;line-height:1.25;margin:0 0 16px}
h2{font-size:20px;margin:0 0 8px}
.tarjeta{background:#fff;border:1px solid #DCE2E8;border-radius:8px;box-shadow:0 1px 3px rgba(27,39,51,.08);
  padding:24px;margin:0 0 24px}
.ayuda{color:#51606F;margin:0 0 16px}
label{display:block;font-weight:600;margin:0 0 4px}
input{display:block;width:100%;min-height:44px;margin:0 0 16px;padding:8px 12px;border:1px solid #51606F;
  border-radius:8px;font:inherit;color:inherit;background:#fff}
input[aria-invalid=true]{border:2px solid #9B1C1C}
button{font:inherit;cursor:pointer;border-radius:8px}
.principal{min-height:44px;padding:8px 24px;border:0;background:#0B4F8A;color:#fff;font-weight:600}
.principal:hover{background:#083D6B}
.personas{list-style:none;margin:0;padding:0;display:grid;gap:8px;
  grid-template-columns:repeat(auto-fill,minmax(min(280px,100%),1fr))}
.persona{display:block;width:100%;height:100%;padding:12px 16px;text-align:left;border:1px solid #DCE2E8;
  background:#fff;color:inherit}
.persona:hover{border-color:#0B4F8A;background:#E3EEF9}
.persona span{display:block}
.nombre{font-weight:600}
.rol{color:#0B4F8A}
.numero,dd{font-variant-numeric:tabular-nums}
.numero{color:#51606F;font-size:14px}
.problema{border:2px solid #9B1C1C;background:#FDE8E8;border-radius:8px;padding:16px 24px;margin:0 0 24px}
.problema h2,.problema a,.error{color:#9B1C1C}
.problema ul{margin:0;padding:0 0 0 20px}
.error{margin:0 0 4px;font-weight:600}
a{color:#0B4F8A}
.boton{display:inline-block;text-decoration:none}
.boton.principal{padding:10px 24px;border-radius:8px}
dl{margin:0;display:grid;grid-template-columns:minmax(120px,1fr) 2fr;gap:12px 16px}
dt{color:#51606F}
dd{margin:0;overflow-wrap:anywhere}
@media (max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 12px}}
:focus-visible{outline:3px solid #FFD54A;box-shadow:0 0 0 5px #1B2733}
@media print{header,footer,.boton{display:none}}
`
