import { sytrd_step } from './shaders.gen.js';
import { MOST_STEPS, STEP_COLUMNS, STEP_WIDTH } from './syevdBlocks.js';
const [LANES, AHEAD] = [32, 8];
const THREADS = LANES * STEP_COLUMNS;
/**
 * Orders that a workgroup's memory holds a vector of, the smallest first. H100, 2026-11, GPU ms of a reduction this way and with two
 * dispatches a column: order 512 3.3, 4.1; 1024 6.9, 8.3; 2048 18.6, 19.7, and the host records 1.8 times as few dispatches.
 */
const ORDERS = [1024, MOST_STEPS];
const tunings = ORDERS.map((order) => ({ THREADS, LANES, MOST: order / 4, WIDTH: STEP_WIDTH, AHEAD }));
/** The name of this way, for tests and tuning. */
export const STEPS = 'steps';
/** For matrices of this order. */
export const stepTuning = (order) => tunings[ORDERS.findIndex((most) => order <= most)];
export const sytrdStep = { name: 'sytrd_step', text: sytrd_step, variants: tunings };
