export { sygvBatchedHybrid as compute } from './sygvBatched.hybrid.ts';
