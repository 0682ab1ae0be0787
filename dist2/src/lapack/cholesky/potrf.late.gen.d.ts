export { potrfHybrid as compute } from './potrf.hybrid.ts';
