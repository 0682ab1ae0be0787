// A progress bar on a terminal; on anything else only the lines that are printed for good.
const WIDTH = 24;
export class Progress {
    out;
    shown = false;
    constructor(out) {
        this.out = out;
    }
    /** Redraws the bar; `done` in 0..1. */
    show(done, text) {
        if (this.out.isTTY !== true)
            return;
        const full = Math.round(done * WIDTH);
        const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${String(Math.round(100 * done)).padStart(3)} % ${text}`;
        this.out.write(`\r\x1b[K${bar.slice(0, (this.out.columns ?? 80) - 1)}`);
        this.shown = true;
    }
    /** A line that stays, above the bar. */
    line(text) {
        this.out.write(`${this.shown ? '\r\x1b[K' : ''}${text}\n`);
        this.shown = false;
    }
}
