export { type TrmmArgs, trmm, strmm, dtrmm, ctrmm, ztrmm } from './trmm.gen.ts';
export { type TrsmArgs, trsm, strsm, dtrsm, ctrsm, ztrsm } from './trsm.gen.ts';
