export { geevBatchedHybrid as compute } from './geevBatched.hybrid.ts';
