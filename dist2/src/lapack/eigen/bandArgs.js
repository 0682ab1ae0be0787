import { num } from '../../core/spec.js';
/** kd, which says how long reflectors are. */
export const bandwidth = {
    kind: 'size',
    also: (a) => (num(a, 'kd') >= 1 ? undefined : 'must be at least 1'),
};
export const bandRows = Object.assign((a) => num(a, 'kd') + 1, { words: 'kd + 1' });
