// The band of a problem: a window of columns of it in workgroup memory, or without WINDOW the band itself. Addresses of elements are places
// in either; `down` is the distance from an element of a column to the next. Uses lib/band_slots, lib/element_key, p.room, p.width, p.byRows.
struct Band {
  home: u32, // of AB in its buffer
  rs: u32,
  cs: u32,
  base: u32, // of the window
  down: u32,
  first: u32, // column of the window
  head: u32, // where that is: the window is a ring of p.width columns
}

// @when WINDOW
var<workgroup> window: array<V, GROUP * WORDS>;
// @end

fn bandOf(at: Place, g: u32) -> Band {
  let rs = select(1u, at.ld, p.byRows != 0u);
  return Band(at.off, rs, select(at.ld, 1u, p.byRows != 0u), g * WORDS, select(rs, 1u, WINDOW == 1u), 0u, 0u);
}

// Column `s` of the window, s < p.width.
fn bandColumn(band: Band, s: u32) -> u32 {
  if (WINDOW == 1u) {
    let slot = band.head + s;
    return band.base + (slot - select(0u, p.width, slot >= p.width)) * p.room;
  }
  return band.home + (band.first + s) * band.cs;
}

fn bandGet(at: u32) -> V {
  // @when WINDOW
  if (WINDOW == 1u) {
    return window[at];
  }
  // @end
  return load(0u, at);
}

fn bandSet(at: u32, value: V) {
  // @when WINDOW
  if (WINDOW == 1u) {
    window[at] = value;
    return;
  }
  // @end
  store(0u, at, value);
}

fn bandBarrier() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}

// Row and column of element e of `columns` columns with `rows` rows, in the order in which they lie in memory. The quotient of floats may
// be off by one.
fn bandSpot(e: u32, rows: u32, columns: u32) -> vec2u {
  let inner = select(rows, columns, p.byRows != 0u);
  var outer = u32((R(e) + 0.5) / R(inner));
  outer -= select(0u, 1u, outer * inner > e);
  outer += select(0u, 1u, e - outer * inner >= inner);
  return select(vec2u(e - outer * inner, outer), vec2u(outer, e - outer * inner), p.byRows != 0u);
}

// Columns s0 .. s0 + count - 1 of the window, zeros on the first kl rows. The largest key of an element of the matrix among them.
fn bandIn(band: Band, s0: u32, count: u32, kl: u32, n: u32, rows: u32, lane: u32) -> u32 {
  var worst = 0u;
  let c0 = band.first + s0;
  let columns = min(count, n - min(c0, n));
  for (var e = lane; e < rows * columns; e += LANES) {
    let spot = bandSpot(e, rows, columns);
    let c = c0 + spot.y;
    let value = select(load(0u, band.home + spot.x * band.rs + c * band.cs), V(), spot.x < kl);
    // Row i of the matrix is kl + ku + i - c of the band.
    let diagonal = (rows - 1u - kl);
    let isInside = (spot.x >= kl) & (spot.x + c >= diagonal) & (spot.x + c < n + diagonal);
    worst = max(worst, select(0u, wildKey(value), isInside));
    bandSet(bandColumn(band, s0 + spot.y) + spot.x * band.down, value);
  }
  return worst;
}

// The first columns of the window back to the band.
fn bandOut(band: Band, count: u32, n: u32, rows: u32, lane: u32) {
  // @when WINDOW
  let columns = min(count, n - min(band.first, n));
  for (var e = lane; e < rows * columns; e += LANES) {
    let spot = bandSpot(e, rows, columns);
    store(0u, band.home + spot.x * band.rs + (band.first + spot.y) * band.cs, window[bandColumn(band, spot.y) + spot.x]);
  }
  // @end
}
