/** Below this share of either bound a routine waits: for its dispatches, or for the latency of memory. */
const WAITING = 0.25;
/** The routines of a profile, judged. */
export const judged = ({ calls }, { bandwidth, peaks }) => calls.map((one) => {
    const [moved, computed] = [one.bytes / bandwidth, one.flops / peaks.get(one.prec)];
    const share = Math.max(moved, computed) / (one.ms / 1000);
    const bound = share < WAITING ? 'waiting' : moved > computed ? 'memory' : 'arithmetic';
    return { ...one, intensity: one.flops / one.bytes, share, bound };
});
