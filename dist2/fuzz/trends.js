// Whether a figure that is measured again and again grows: a line through the measurements, and how sure its slope is.
/** The line of least squares through the samples. */
export function trendOf(samples) {
    const count = samples.length;
    const mean = (of) => samples.reduce((sum, one) => sum + of(one), 0) / count;
    const [at, value] = [mean((one) => one.at), mean((one) => one.value)];
    let [xx, xy] = [0, 0];
    for (const one of samples) {
        xx += (one.at - at) ** 2;
        xy += (one.at - at) * (one.value - value);
    }
    if (count < 3 || xx === 0)
        return { slope: 0, error: Number.POSITIVE_INFINITY };
    const slope = xy / xx;
    const rest = samples.reduce((sum, one) => sum + (one.value - value - slope * (one.at - at)) ** 2, 0);
    return { slope, error: Math.sqrt(rest / (count - 2) / xx) };
}
/** Whether the figure surely grows by more than `limit` per second: by twice the error of its slope. */
export const grows = ({ slope, error }, limit) => slope - 2 * error > limit;
/**
 * How many times longer the same work takes at the end than at the beginning, by the shortest time of each third: what else the machine
 * does makes some rounds longer, and none shorter.
 */
export function slowdown(times) {
    const third = Math.max(1, Math.floor(times.length / 3));
    return Math.min(...times.slice(-third)) / Math.min(...times.slice(0, third));
}
