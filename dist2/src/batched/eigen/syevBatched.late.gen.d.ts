export { syevBatchedHybrid as compute } from './syevBatched.hybrid.ts';
