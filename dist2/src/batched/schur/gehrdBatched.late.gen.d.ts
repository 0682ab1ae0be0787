export { gehrdBatchedHybrid as compute } from './gehrdBatched.hybrid.ts';
