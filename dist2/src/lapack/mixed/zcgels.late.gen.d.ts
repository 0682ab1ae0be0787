export { zcgelsHybrid as compute } from './zcgels.hybrid.ts';
