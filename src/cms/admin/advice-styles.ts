/** The box of advice, in the editor's own looks: the site's styles reach its previews alone. What is wrong stands above it (note-panel.ts). */
export const ADVICE_STYLES = `
.advice-box {
  position: fixed;
  right: 16px;
  bottom: 16px;
  z-index: 1000;
  width: min(400px, calc(100vw - 32px));
  border-radius: 6px;
  background: #fff;
  box-shadow: 0 2px 12px rgb(14 30 37 / 40%);
  color: #313d3e;
  font: 14px/1.45 system-ui, sans-serif;
}
.advice-box summary { padding: 12px 16px; cursor: pointer; font-weight: 600; }
.advice-box details[open] > summary { border-bottom: 1px solid #dfdfe3; }
.advice-box details > p { margin: 12px 16px 0; }
.advice-box ul { max-height: 45vh; margin: 12px 0 0; padding: 0; overflow-y: auto; list-style: none; }
.advice-box li { padding: 10px 16px; border-top: 1px solid #dfdfe3; }
.advice-box li p { margin: 4px 0 0; overflow-wrap: anywhere; }
`;
