export { syevdBatchedHybrid as compute } from './syevdBatched.hybrid.ts';
