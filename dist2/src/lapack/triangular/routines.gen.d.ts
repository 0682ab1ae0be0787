export { type TrtriArgs, trtri, strtri, dtrtri, ctrtri, ztrtri } from './trtri.gen.ts';
export { type TrtrsArgs, trtrs, strtrs, dtrtrs, ctrtrs, ztrtrs } from './trtrs.gen.ts';
