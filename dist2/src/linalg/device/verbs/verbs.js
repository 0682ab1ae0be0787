import { throughDevice } from '../verb.js';
export const ofOne = (ways) => async (A, options = {}) => throughDevice(ways, [[A, 'A', 1]], options);
export const ofTwo = (ways) => async (A, b, options = {}) => throughDevice(ways, [
    [A, 'A', 1],
    [b, 'b', 2],
], options);
