export { syevdHybrid as compute } from './syevd.hybrid.ts';
