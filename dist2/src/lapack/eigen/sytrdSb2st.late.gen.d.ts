export { sytrdSb2stHybrid as compute } from './sytrdSb2st.hybrid.ts';
