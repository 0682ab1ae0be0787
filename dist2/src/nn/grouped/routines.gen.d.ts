export { type GemmGroupedArgs, gemmGrouped, hgemmGrouped, sgemmGrouped, dgemmGrouped } from './gemmGrouped.gen.ts';
