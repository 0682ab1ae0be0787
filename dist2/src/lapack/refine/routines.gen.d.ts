export { type GerfsArgs, gerfs, sgerfs, dgerfs, cgerfs, zgerfs } from './gerfs.gen.ts';
export { type GesvxArgs, gesvx, sgesvx, dgesvx, cgesvx, zgesvx } from './gesvx.gen.ts';
export { type PorfsArgs, porfs, sporfs, dporfs, cporfs, zporfs } from './porfs.gen.ts';
export { type PosvxArgs, posvx, sposvx, dposvx, cposvx, zposvx } from './posvx.gen.ts';
