export { getrfHybrid as compute } from './getrf.hybrid.ts';
