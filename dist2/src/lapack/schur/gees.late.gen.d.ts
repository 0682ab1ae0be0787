export { geesHybrid as compute } from './gees.hybrid.ts';
