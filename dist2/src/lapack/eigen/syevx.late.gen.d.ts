export { syevxHybrid as compute } from './syevx.hybrid.ts';
