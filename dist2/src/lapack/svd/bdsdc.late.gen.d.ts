export { bdsdcHybrid as compute } from './bdsdc.hybrid.ts';
