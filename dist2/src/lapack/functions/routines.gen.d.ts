export { type LogmArgs, logm, slogm, dlogm, clogm, zlogm } from './logm.gen.ts';
export { type PolarArgs, polar, spolar, dpolar, cpolar, zpolar } from './polar.gen.ts';
export { type SignmArgs, signm, ssignm, dsignm, csignm, zsignm } from './signm.gen.ts';
export { type SqrtmArgs, sqrtm, ssqrtm, dsqrtm, csqrtm, zsqrtm } from './sqrtm.gen.ts';
