import { bisect_values } from './shaders.gen.js';
const rule = (LANES, to) => ({
    name: `lanes-${LANES}`,
    choice: { THREADS: 64, LANES },
    fits: ({ n }) => n <= to,
    why: `${LANES} points at a time for each value`,
});
/** Many points where there are few values, whose threads would not fill a GPU. */
export const bisectRules = [rule(32, 1536), rule(8, Number.POSITIVE_INFINITY)];
export const bisectValues = {
    name: 'bisect_values',
    text: bisect_values,
    variants: bisectRules.map(({ choice }) => choice),
};
