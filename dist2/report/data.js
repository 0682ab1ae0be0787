// What a report is made of: measurements as plain JSON, and the figures that follow from them. Nothing here measures or draws.
/** Name and version of the format. A reader refuses others: fields may be added within a version, not removed or given another meaning. */
export const SCHEMA = 'basalt-report/1';
export const GROUPS = ['products', 'vectors', 'factorizations', 'solvers', 'batches'];
/** Operations in a second. */
export const rate = ({ flops, ms }) => (1000 * flops) / ms;
/** Bytes in a second, counted as if nothing was read twice. */
export const bandwidth = ({ bytes, ms }) => (1000 * bytes) / ms;
/** Operations for each byte that has to be moved. */
export const intensity = ({ flops, bytes }) => flops / bytes;
/** Written so that NaN fails. */
export const passed = ({ error, limit }) => error !== null && error < limit;
/** 'sgemm split' */
export const nameOf = ({ routine, way }) => way === '' ? routine : `${routine} ${way}`;
/** Undefined where nothing was measured that could tell. */
export function roofOf({ measurements }) {
    const longest = new Map();
    const peaks = new Map();
    for (const m of measurements) {
        if (m.group === 'vectors' && m.bytes >= (longest.get(m.routine)?.bytes ?? 0))
            longest.set(m.routine, m);
        const key = peakKey(m);
        if (m.flops > 0 && m.prec !== MIXED)
            peaks.set(key, Math.max(rate(m), peaks.get(key) ?? 0));
    }
    const bytes = Math.max(0, ...[...longest.values()].map(bandwidth));
    return bytes > 0 && peaks.size > 0 ? { bandwidth: bytes, peaks } : undefined;
}
/** Computes in single and delivers double. */
export const MIXED = 'ds';
const peakKey = ({ prec, way }) => (way === '' ? prec : `${prec} ${way}`);
/** What part of the attainable rate a routine reaches; undefined where there is no roof for its precision. */
export function shareOfRoof(roof, m) {
    const peak = roof?.peaks.get(peakKey(m)) ?? roof?.peaks.get(m.prec);
    if (roof === undefined || peak === undefined || m.flops === 0)
        return undefined;
    return rate(m) / Math.min(peak, roof.bandwidth * intensity(m));
}
