export { type PosvArgs, posv, sposv, dposv, cposv, zposv } from './posv.gen.ts';
export { type PotrfArgs, potrf, spotrf, dpotrf, cpotrf, zpotrf, potrfWorkspace } from './potrf.gen.ts';
export { type PotriArgs, potri, spotri, dpotri, cpotri, zpotri } from './potri.gen.ts';
export { type PotrsArgs, potrs, spotrs, dpotrs, cpotrs, zpotrs } from './potrs.gen.ts';
