// The three forms of a batched routine by the routine's name: matrices at equal distances, at offsets, and of various sizes.
import { batchedRoutines } from './forms.gen.js';
export const ofForms = (make) => ({
    strided: make('strided'),
    batched: make('batched'),
    vbatched: make('vbatched'),
});
export const specOf = (routine, form) => batchedRoutines[routine][form].spec;
export const frontOf = (routine, form) => batchedRoutines[routine][form].front;
