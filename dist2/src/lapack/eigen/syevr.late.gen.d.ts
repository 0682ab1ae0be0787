export { syevrHybrid as compute } from './syevr.hybrid.ts';
