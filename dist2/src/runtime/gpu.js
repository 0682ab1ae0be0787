export function fateOf(device) {
    const fate = {};
    device?.lost.then((info) => {
        fate.lost = info.message || String(info.reason);
    });
    return fate;
}
