// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_band_fields, lib_band_problem, lib_band_slots, lib_band_window, lib_element_key, lib_field, lib_pivot_key, lib_quotient, lib_tridiagonal, lib_tridiagonal_head, lib_tridiagonal_sides } from '../../runtime/shaderLibs.gen.js';
export const band_records = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  count: u32,
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  begin: u32,
  k: u32,
  off: u32,
  ld: u32,
  stride: u32,
  byList: u32,
  start: u32,
  last: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<u32>;
@group(0) @binding(1) var<storage, read> list: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn band_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let record = 20u * b;
  if (p.begin != 0u) {
    records[record] = b;
    records[record + 1u] = p.n;
    records[record + 2u] = p.nrhs;
    records[record + 3u] = 0u;
    records[record + 4u] = p.kl;
    records[record + 5u] = p.ku;
  }
  var at = i32(b * p.stride);
  if (p.byList != 0u) {
    at = list[p.start + b];
  }
  let outside = (p.byList != 0u) & ((at < 0) | (at > p.last));
  if (outside) {
    records[record + 1u] = 0u;
    records[record + 2u] = 0u;
    records[record + 3u] = 1u;
  }
  records[record + 8u + 2u * p.k] = p.off + select(u32(at), 0u, outside);
  records[record + 9u + 2u * p.k] = p.ld;
}
`;
export const gb_lu = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const WORDS: u32 = 256u;
const WINDOW: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const USED1: u32 = 0u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;
struct Params {
`, lib_band_fields, `  room: u32,
  width: u32,
  block: u32,
}
`, lib_band_slots, `@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;
`, lib_band_problem, ``, lib_pivot_key, ``, lib_element_key, ``, lib_band_window, `var<workgroup> places: array<u32, GROUP * BLOCK>;
var<workgroup> wild: array<atomic<u32>, GROUP>;
@compute @workgroup_size(THREADS)
fn gb_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / LANES;
  let lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let rows = kl + kv + 1u;
  var band = bandOf(place(mine, 0u), g);
  let pivots = place(mine, 5u).off;
  var failure = 0u;
  var late = 0u;
  var lateScale = 0.0;
  var lateReciprocal = V();
  var latePivot = V();
  var lateDiagonal = V();
  var latePlace = 0u;
  var lateRows = 0u;
  if (lane == 0u) {
    atomicStore(&wild[g], 0u);
  }
  workgroupBarrier();
  var worst = bandIn(band, 0u, kv, kl, n, rows, lane);
  for (var j0 = 0u; j0 < p.n; j0 += p.block) {
    band.first = j0;
    band.head = j0 % p.width;
    worst = max(worst, bandIn(band, kv, p.block, kl, n, rows, lane));
    bandBarrier();
    for (var jj = 0u; jj < p.block; jj++) {
      let j = j0 + jj;
      let here = j < n;
      let column = bandColumn(band, jj) + kv * band.down;
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), here);
      let diagonal = bandGet(column);
      var best = keyOf(diagonal);
      var off = 0u;
      for (var i = 1u; i <= last; i++) {
        let key = keyOf(bandGet(column + i * band.down));
        off = select(off, i, key > best);
        best = max(best, key);
      }
      let divides = here & (best >= 0x00800000u);
      off = select(0u, off, divides);
      let pivot = bandGet(column + off * band.down);
      let scale = select(1.0, 0x1p-64f, best > 0x7e000000u);
      let reciprocal = inverse(pivot * scale);
      failure = select(failure, j + 1u, here & !divides & (failure == 0u));
      let behind = select(0u, min(kv, n - 1u - min(j, n - 1u)), divides);
      for (var c = 1u + lane; c <= behind; c += LANES) {
        let at = bandColumn(band, jj + c) + (kv - c) * band.down;
        let u = bandGet(at + off * band.down);
        let above = bandGet(at);
        bandSet(at, u);
        for (var i = 1u; i <= last; i++) {
          let to = at + i * band.down;
          let exchanged = i == off;
          let l = mul(select(bandGet(column + i * band.down), diagonal, exchanged) * scale, reciprocal);
          bandSet(to, mad(-l, u, select(bandGet(to), above, exchanged)));
        }
      }
      for (var i = 1u + lane; i <= lateRows; i += LANES) {
        let at = late + i * band.down;
        bandSet(at, mul(select(bandGet(at), lateDiagonal, i == latePlace) * lateScale, lateReciprocal));
      }
      if ((lane == 0u) & (lateRows > 0u)) {
        bandSet(late, latePivot);
      }
      late = column;
      latePivot = pivot;
      lateScale = scale;
      lateReciprocal = reciprocal;
      lateDiagonal = diagonal;
      latePlace = off;
      lateRows = select(0u, last, divides);
      if (lane == 0u) {
        places[g * BLOCK + jj] = j + off + 1u;
      }
      bandBarrier();
    }
    for (var i = 1u + lane; i <= lateRows; i += LANES) {
      let at = late + i * band.down;
      bandSet(at, mul(select(bandGet(at), lateDiagonal, i == latePlace) * lateScale, lateReciprocal));
    }
    if ((lane == 0u) & (lateRows > 0u)) {
      bandSet(late, latePivot);
    }
    lateRows = 0u;
    bandBarrier();
    bandOut(band, p.block, n, rows, lane);
    for (var jj = lane; jj < p.block; jj += LANES) {
      if (j0 + jj < n) {
        ipiv[pivots + j0 + jj] = i32(places[g * BLOCK + jj]);
      }
    }
    bandBarrier();
  }
  if (worst >= 0x7f800000u) {
    atomicStore(&wild[g], 1u);
  }
  storageBarrier();
  workgroupBarrier();
  if ((lane == 0u) & (z < p.count)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = i32(atomicLoad(&wild[g]));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let home = place(mine, 0u);
    for (var c = lane; c < n; c += LANES) {
      for (var r = 0u; r < rows; r++) {
        store(0u, home.off + select(r + c * home.ld, r * home.ld + c, p.byRows != 0u), V(bitcast<R>(p.nanBits)));
      }
    }
  }
}
`);
export const gb_solve = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const COLUMNS: u32 = 1u;
const WORDS: u32 = 256u;
const SIDES: u32 = 64u;
const WINDOW: u32 = 1u;
const TRANS: u32 = 0u;
const GATED: u32 = 1u;
const LISTED: u32 = 0u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const USED1: u32 = 1u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;
const CONJUGATED: u32 = 0u;
const PLAIN: u32 = 1u - TRANS;
struct Params {
`, lib_band_fields, `  room: u32,
  ring: u32,
  block: u32,
}
`, lib_band_slots, `@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when GATED
@group(0) @binding(6) var<storage, read> info: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;
`, lib_band_problem, ``, lib_quotient, `// @when WINDOW
var<workgroup> band: array<V, GROUP * WORDS>;
var<workgroup> sides: array<V, GROUP * SIDES>;
// @end
var<workgroup> exchanges: array<u32, GROUP * BLOCK>;
var<private> g: u32;
var<private> lane: u32;
var<private> n: u32;
var<private> offA: u32;
var<private> downA: u32;
var<private> rightA: u32;
var<private> offB: u32;
var<private> downB: u32;
var<private> rightB: u32;
var<private> offPiv: u32;
var<private> width: u32;
var<private> top: u32;
var<private> first: u32;
var<private> start: i32;
var<private> head: u32;
fn fence() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}
fn meet() {
  if (LANES > 1u) {
    fence();
  }
}
fn stored(r: u32, c: u32) -> V {
  // @when WINDOW
  if (WINDOW == 1u) {
    return band[g * WORDS + (c - first) * p.room + r - top];
  }
  // @end
  return load(SLOT0, offA + r * downA + c * rightA);
}
fn factor(r: u32, c: u32) -> V {
  var value = stored(r, c);
  // @when CONJUGATED
  value = conj(value);
  // @end
  return value;
}
fn begin(row: i32) {
  start = row;
  head = u32(row + i32(4u * p.ring)) % p.ring;
}
fn ringAt(i: u32) -> u32 {
  let slot = head + u32(i32(i) - start);
  return g * SIDES + (slot - select(0u, p.ring, slot >= p.ring)) * COLUMNS;
}
fn side(i: u32, r: u32) -> V {
  // @when WINDOW
  if (WINDOW == 1u) {
    return sides[ringAt(i) + r];
  }
  // @end
  return load(SLOT1, offB + i * downB + r * rightB);
}
fn setSide(i: u32, r: u32, value: V) {
  // @when WINDOW
  if (WINDOW == 1u) {
    sides[ringAt(i) + r] = value;
    return;
  }
  // @end
  store(SLOT1, offB + i * downB + r * rightB, value);
}
fn bandIn(c0: u32, rows: u32, row: u32) {
  first = c0;
  top = row;
  let columns = min(p.block, n - min(c0, n));
  // @when WINDOW
  for (var e = lane; e < rows * columns; e += LANES) {
    let inner = select(rows, columns, p.byRows != 0u);
    let outer = e / inner;
    let spot = select(vec2u(e - outer * inner, outer), vec2u(outer, e - outer * inner), p.byRows != 0u);
    band[g * WORDS + spot.y * p.room + spot.x] = load(SLOT0, offA + (row + spot.x) * downA + (c0 + spot.y) * rightA);
  }
  // @end
  for (var c = lane; c < columns; c += LANES) {
    exchanges[g * BLOCK + c] = u32(ipiv[offPiv + c0 + c] - 1);
  }
}
fn sidesIn(low_: u32, to: u32) {
  // @when WINDOW
  for (var e = lane; e < (max(to, low_) - low_) * COLUMNS; e += LANES) {
    let i = low_ + e / COLUMNS;
    sides[ringAt(i) + e % COLUMNS] = load(SLOT1, offB + i * downB + min(e % COLUMNS, width - 1u) * rightB);
  }
  // @end
}
fn sidesOut(low_: u32, to: u32) {
  // @when WINDOW
  for (var e = lane; e < (max(to, low_) - low_) * COLUMNS; e += LANES) {
    let i = low_ + e / COLUMNS;
    if (e % COLUMNS < width) {
      store(SLOT1, offB + i * downB + (e % COLUMNS) * rightB, sides[ringAt(i) + e % COLUMNS]);
    }
  }
  // @end
}
@compute @workgroup_size(THREADS)
fn gb_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  g = t / LANES;
  lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let r0 = (group.y + p.baseY) * COLUMNS;
  width = min(COLUMNS, max(own.nrhs, r0) - r0);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let placeA = place(mine, 0u);
  let placeB = place(mine, 1u);
  let byRows = p.byRows != 0u;
  offA = placeA.off;
  downA = select(1u, placeA.ld, byRows);
  rightA = select(placeA.ld, 1u, byRows);
  downB = select(1u, placeB.ld, byRows);
  rightB = select(placeB.ld, 1u, byRows);
  offB = placeB.off + r0 * rightB;
  offPiv = place(mine, 5u).off;
  n = select(0u, own.n, (z < p.count) & (width > 0u));
  // @when GATED
  let failed = info[p.offInfo + own.q] > 0;
  if (failed & (p.nanBits != 0u)) {
    for (var e = lane; e < n * width; e += LANES) {
      store(SLOT1, offB + (e / width) * downB + (e % width) * rightB, V(bitcast<R>(p.nanBits)));
    }
  }
  n = select(n, 0u, failed);
  // @end
  let blocks = (p.n + p.block - 1u) / p.block;
  // @when PLAIN
  begin(0);
  sidesIn(0u, min(kl, n));
  for (var m = 0u; m < blocks; m++) {
    let j0 = m * p.block;
    begin(i32(j0));
    bandIn(j0, kl, kv + 1u);
    sidesIn(min(j0 + kl, n), min(j0 + kl + p.block, n));
    fence();
    for (var j = j0; j < j0 + p.block; j++) {
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), j < n);
      let pivot = clamp(exchanges[g * BLOCK + j - j0], j, j + last);
      // @registers
      var stays: array<V, COLUMNS>;
      // @registers
      var comes: array<V, COLUMNS>;
      // @unroll
      for (var r = 0u; r < COLUMNS; r++) {
        stays[r] = V();
        comes[r] = V();
        if ((j < n) & (r < width)) {
          stays[r] = side(j, r);
          comes[r] = side(pivot, r);
        }
      }
      meet();
      for (var i = 1u + lane; i <= last; i += LANES) {
        let l = factor(kv + i, j);
        // @unroll
        for (var r = 0u; r < COLUMNS; r++) {
          if (r < width) {
            setSide(j + i, r, mad(-l, comes[r], select(side(j + i, r), stays[r], j + i == pivot)));
          }
        }
      }
      // @unroll
      for (var r = 0u; r < COLUMNS; r++) {
        if ((lane == 0u) & (j < n) & (r < width)) {
          setSide(j, r, comes[r]);
        }
      }
      meet();
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  storageBarrier();
  for (var m = blocks; m > 0u; m--) {
    let j0 = (m - 1u) * p.block;
    begin(i32(j0) - i32(kv));
    bandIn(j0, kv + 1u, 0u);
    let low = max(j0, kv) - kv;
    sidesIn(min(low, n), min(select(max(j0 + p.block, kv) - kv, n, j0 + p.block >= n), n));
    fence();
    // @registers
    var late: array<V, COLUMNS>;
    // @unroll
    for (var r = 0u; r < COLUMNS; r++) {
      late[r] = V();
    }
    for (var s = p.block; s > 0u; s--) {
      let j = j0 + s - 1u;
      // @registers
      var x: array<V, COLUMNS>;
      if (j < n) {
        let diagonal = factor(kv, j);
        // @unroll
        for (var r = 0u; r < COLUMNS; r++) {
          x[r] = V();
          if (r < width) {
            x[r] = quotient(side(j, r), diagonal);
          }
          if ((lane == 0u) & (j + 1u < n) & (s < p.block) & (r < width)) {
            setSide(j + 1u, r, late[r]);
          }
          late[r] = x[r];
        }
        for (var i = 1u + lane; i <= min(kv, j); i += LANES) {
          let u = factor(kv - i, j);
          // @unroll
          for (var r = 0u; r < COLUMNS; r++) {
            if (r < width) {
              setSide(j - i, r, mad(-u, x[r], side(j - i, r)));
            }
          }
        }
      }
      meet();
    }
    // @unroll
    for (var r = 0u; r < COLUMNS; r++) {
      if ((lane == 0u) & (j0 < n) & (r < width)) {
        setSide(j0, r, late[r]);
      }
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  // @end
  // @when TRANS
  for (var m = 0u; m < blocks; m++) {
    let j0 = m * p.block;
    begin(i32(j0) - i32(kv));
    bandIn(j0, kv + 1u, 0u);
    sidesIn(min(j0, n), min(j0 + p.block, n));
    fence();
    for (var j = j0; j < min(j0 + p.block, n); j++) {
      for (var r = 0u; r < width; r++) {
        var sum = side(j, r);
        for (var i = min(kv, j); i > 0u; i--) {
          sum = mad(-factor(kv - i, j), side(j - i, r), sum);
        }
        setSide(j, r, quotient(sum, factor(kv, j)));
      }
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  storageBarrier();
  for (var m = blocks; m > 0u; m--) {
    let j0 = (m - 1u) * p.block;
    begin(i32(j0));
    bandIn(j0, kl, kv + 1u);
    sidesIn(min(j0, n), min(select(j0 + p.block, n, j0 + p.block >= n), n));
    fence();
    for (var s = p.block; s > 0u; s--) {
      let j = j0 + s - 1u;
      if (j < n) {
        let last = min(kl, n - 1u - j);
        let pivot = clamp(exchanges[g * BLOCK + s - 1u], j, j + last);
        for (var r = 0u; r < width; r++) {
          var sum = side(j, r);
          for (var i = 1u; i <= last; i++) {
            sum = mad(-factor(kv + i, j), side(j + i, r), sum);
          }
          setSide(j, r, select(side(pivot, r), sum, pivot == j));
          if (pivot != j) {
            setSide(pivot, r, sum);
          }
        }
      }
    }
    fence();
    sidesOut(min(select(j0 + kl, 0u, m == 1u), n), min(j0 + kl + p.block, n));
    fence();
  }
  // @end
}
`);
export const gt_lu = /* @__PURE__ */ joined(`
`, lib_field, `const G: u32 = 32u;
const C: u32 = 16u;
const COLUMNS: u32 = 1u;
const SOLVES: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT2: u32 = 2u;
const SLOT3: u32 = 3u;
const SLOT4: u32 = 3u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 1u;
const USED4: u32 = 0u;
const KEEPS: u32 = 1u - SOLVES;
const FACTOR: u32 = 3u * SOLVES;
const SECOND: u32 = 3u * KEEPS;
const TILES: u32 = 4u + COLUMNS * SOLVES;
struct Params {
`, lib_band_fields, `}
`, lib_band_slots, `// @when KEEPS
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
// @end
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
// @when SOLVES
@group(0) @binding(9) var<storage, read_write> W: array<T>;
// @end
@group(0) @binding(10) var<uniform> p: Params;
`, lib_band_problem, ``, lib_pivot_key, ``, lib_element_key, ``, lib_quotient, ``, lib_tridiagonal, ``, lib_tridiagonal_sides, `var<workgroup> failed: array<u32, G>;
var<workgroup> exchanges: array<u32, G>;
@compute @workgroup_size(G)
fn gt_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_tridiagonal_head, `  let tile = t * PITCH;
  var d = fetched(1u, SLOT1, 0u, 0u, select(t * C, t, isAcross(1u)));
  var u = fetched(2u, SLOT2, 1u, 0u, select(t * C, t, isAcross(2u)));
  var worst = max(wildKey(d), wildKey(u));
  var failure = 0u;
  // @registers
  var nextL: array<V, C>;
  // @registers
  var nextD: array<V, C>;
  // @registers
  var nextU: array<V, C>;
  // @unroll
  for (var s = 0u; s < C; s++) {
    nextL[s] = fetched(0u, SLOT0, 1u, 0u, s * G + t);
    nextD[s] = fetched(1u, SLOT1, 0u, 1u, s * G + t);
    nextU[s] = fetched(2u, SLOT2, 1u, 1u, s * G + t);
  }
  // @when SOLVES
  // @registers
  var nextB: array<V, COLUMNS * C>;
  // @unroll
  for (var j = 0u; j < COLUMNS; j++) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextB[j * C + s] = fetchedSide(SLOT4, j, 1u, s * G + t);
    }
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextL[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextD[s];
      tiles[tileAt(2u, 2u, s * G + t)] = nextU[s];
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < COLUMNS; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(4u + j, 4u, s * G + t)] = nextB[j * C + s];
      }
    }
    // @end
    workgroupBarrier();
    let after = i0 + C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextL[s] = fetched(0u, SLOT0, 1u, after, s * G + t);
      nextD[s] = fetched(1u, SLOT1, 0u, after + 1u, s * G + t);
      nextU[s] = fetched(2u, SLOT2, 1u, after + 1u, s * G + t);
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < COLUMNS; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        nextB[j * C + s] = fetchedSide(SLOT4, j, after + 1u, s * G + t);
      }
    }
    // @end
    var swaps = 0u;
    // @unroll
    for (var r = 0u; r < C; r++) {
      let lower = tiles[tile + r];
      let diagonal = tiles[TILE + tile + r];
      let upper = tiles[2u * TILE + tile + r];
      worst = max(max(worst, wildKey(lower)), max(wildKey(diagonal), wildKey(upper)));
      let swap = keyOf(lower) > keyOf(d);
      let pivot = select(d, lower, swap);
      let isZero = keyOf(pivot) < 0x00800000u;
      let factor = select(quotient(select(lower, d, swap), pivot), V(), isZero);
      let above = select(u, diagonal, swap);
      let further = select(V(), upper, swap);
      tiles[FACTOR * TILE + tile + r] = factor;
      tiles[SECOND * TILE + tile + r] = further;
      tiles[TILE + tile + r] = pivot;
      tiles[2u * TILE + tile + r] = above;
      d = mad(-factor, above, select(diagonal, u, swap));
      u = mad(-factor, further, select(upper, V(), swap));
      swaps |= select(0u, 1u << r, swap);
      failure = select(failure, i0 + r + 1u, isZero & (failure == 0u) & (i0 + r < n));
    }
    // @when SOLVES
    for (var j0 = 0u; j0 < p.nrhs; j0 += COLUMNS) {
      if (j0 > 0u) {
        workgroupBarrier();
        for (var j = 0u; j < COLUMNS; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + COLUMNS, nrhs); j++) {
        var y = V();
        if (n > i0) {
          if (i0 == 0u) {
            y = load(SLOT4, homes[4u * G + t].x + j * columns[t]);
          } else {
            y = widen(W[waitingAt(z, i0, j)]);
          }
        }
        let column = (4u + j - j0) * TILE + tile;
        // @unroll
        for (var r = 0u; r < C; r++) {
          let swap = ((swaps >> r) & 1u) != 0u;
          let next = tiles[column + r];
          let first = select(y, next, swap);
          if (i0 + r < n) {
            W[waitingAt(z, i0 + r, j)] = narrow(first);
          }
          y = mad(-tiles[FACTOR * TILE + tile + r], first, select(next, y, swap));
        }
        if (after < n) {
          W[waitingAt(z, after, j)] = narrow(y);
        }
      }
    }
    // @end
    exchanges[t] = swaps;
    workgroupBarrier();
    // @unroll
    for (var s = 0u; s < C; s++) {
      putBack(0u, 0u, SLOT0, 1u, i0, s * G + t);
      putBack(1u, 1u, SLOT1, 0u, i0, s * G + t);
      putBack(2u, 2u, SLOT2, 1u, i0, s * G + t);
      // @when KEEPS
      putBack(3u, 3u, SLOT3, 2u, i0, s * G + t);
      let spot = vec2u((s * G + t) / C, (s * G + t) % C);
      if (i0 + spot.y < orders[spot.x]) {
        let row = i0 + spot.y + 1u + ((exchanges[spot.x] >> spot.y) & 1u);
        ipiv[place((group.x + p.baseX) * G + spot.x, 5u).off + i0 + spot.y] = i32(row);
      }
      // @end
    }
  }
  failed[t] = failure;
  storageBarrier();
  workgroupBarrier();
  // @when SOLVES
  let tiled = (p.n + C - 1u) / C;
  for (var m = tiled; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextL[s] = fetched(0u, SLOT0, 1u, i0, s * G + t);
      nextD[s] = fetched(1u, SLOT1, 0u, i0, s * G + t);
      nextU[s] = fetched(2u, SLOT2, 1u, i0, s * G + t);
    }
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextL[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextD[s];
      tiles[tileAt(2u, 2u, s * G + t)] = nextU[s];
    }
    for (var j0 = 0u; j0 < p.nrhs; j0 += COLUMNS) {
      workgroupBarrier();
      for (var j = j0; j < min(j0 + COLUMNS, nrhs); j++) {
        var x1 = V();
        var x2 = V();
        if (i0 + C < n) {
          x1 = widen(W[waitingAt(z, i0 + C, j)]);
        }
        if (i0 + C + 1u < n) {
          x2 = widen(W[waitingAt(z, i0 + C + 1u, j)]);
        }
        // @registers
        var y: array<V, C>;
        // @unroll
        for (var r = 0u; r < C; r++) {
          y[r] = widen(W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), j)]);
        }
        let column = (4u + j - j0) * TILE + tile;
        // @unroll
        for (var q = 0u; q < C; q++) {
          let r = C - 1u - q;
          let sum = mad(-tiles[tile + r], x2, mad(-tiles[2u * TILE + tile + r], x1, y[C - 1u - q]));
          let x = select(V(), quotient(sum, tiles[TILE + tile + r]), i0 + r < n);
          tiles[column + r] = x;
          x2 = x1;
          x1 = x;
        }
        if (i0 + 1u < n) {
          W[waitingAt(z, i0 + 1u, j)] = narrow(x2);
        }
        if (i0 < n) {
          W[waitingAt(z, i0, j)] = narrow(x1);
        }
      }
      workgroupBarrier();
      for (var j = 0u; j < COLUMNS; j++) {
        for (var s = 0u; s < C; s++) {
          if (failed[spotOf(4u, s * G + t).x] == 0u) {
            putBackSide(4u + j, SLOT4, j0 + j, i0, s * G + t);
          }
        }
      }
    }
    workgroupBarrier();
  }
  // @end
  if (z < p.count) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (worst >= 0x7f800000u) & (n > 0u));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let filling = V(bitcast<R>(p.nanBits));
    for (var i = 0u; i < n; i++) {
      store(SLOT1, homes[G + t].x + i * homes[G + t].y, filling);
      if (i + 1u < n) {
        store(SLOT0, homes[t].x + i * homes[t].y, filling);
        store(SLOT2, homes[2u * G + t].x + i * homes[2u * G + t].y, filling);
      }
      // @when KEEPS
      if (i + 2u < n) {
        store(SLOT3, homes[3u * G + t].x + i * homes[3u * G + t].y, filling);
      }
      // @end
      // @when SOLVES
      for (var j = 0u; j < nrhs; j++) {
        store(SLOT4, homes[4u * G + t].x + i * homes[4u * G + t].y + j * columns[t], filling);
      }
      // @end
    }
  }
}
`);
export const gt_solve = /* @__PURE__ */ joined(`
`, lib_field, `const G: u32 = 32u;
const C: u32 = 16u;
const COLUMNS: u32 = 1u;
const TRANS: u32 = 0u;
const LISTED: u32 = 0u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT2: u32 = 2u;
const SLOT3: u32 = 3u;
const SLOT4: u32 = 4u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 1u;
const USED4: u32 = 1u;
const CONJUGATED: u32 = 0u;
const PLAIN: u32 = 1u - TRANS;
const TILES: u32 = 4u + COLUMNS;
struct Params {
`, lib_band_fields, `}
`, lib_band_slots, `@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<storage, read_write> W: array<T>;
@group(0) @binding(10) var<uniform> p: Params;
`, lib_band_problem, ``, lib_quotient, ``, lib_tridiagonal, ``, lib_tridiagonal_sides, `var<workgroup> exchanges: array<atomic<u32>, G>;
fn diagonalOf(k: u32, slot: u32, less: u32, i0: u32, e: u32) -> V {
  var value = fetched(k, slot, less, i0, e);
  // @when CONJUGATED
  value = conj(value);
  // @end
  return value;
}
fn takeL(i0: u32, group: u32, t: u32) {
  // @unroll
  for (var s = 0u; s < C; s++) {
    tiles[tileAt(0u, 0u, s * G + t)] = diagonalOf(0u, SLOT0, 1u, i0, s * G + t);
  }
  for (var s = 0u; s < C; s++) {
    let spot = vec2u((s * G + t) / C, (s * G + t) % C);
    let i = i0 + spot.y;
    if (i + 1u < orders[spot.x]) {
      let swap = ipiv[place(group * G + spot.x, 5u).off + i] == i32(i + 2u);
      atomicOr(&exchanges[spot.x], select(0u, 1u << spot.y, swap));
    }
  }
}
fn takeU(i0: u32, t: u32) {
  // @unroll
  for (var s = 0u; s < C; s++) {
    tiles[tileAt(1u, 1u, s * G + t)] = diagonalOf(1u, SLOT1, 0u, i0, s * G + t);
    tiles[tileAt(2u, 2u, s * G + t)] = diagonalOf(2u, SLOT2, 1u, i0, s * G + t);
    tiles[tileAt(3u, 3u, s * G + t)] = diagonalOf(3u, SLOT3, 2u, i0, s * G + t);
  }
}
@compute @workgroup_size(G)
fn gt_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_tridiagonal_head, `  let tile = t * PITCH;
  let j0 = (group.y + p.baseY) * COLUMNS;
  // @registers
  var first: array<V, COLUMNS>;
  // @registers
  var second: array<V, COLUMNS>;
  // @unroll
  for (var j = 0u; j < COLUMNS; j++) {
    first[j] = V();
    second[j] = V();
  }
  var above = V();
  var further = V();
  var furthest = V();
  // @when PLAIN
  // @unroll
  for (var j = 0u; j < COLUMNS; j++) {
    first[j] = fetchedSide(SLOT4, j0 + j, 0u, select(t * C, t, isAcross(4u)));
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    atomicStore(&exchanges[t], 0u);
    workgroupBarrier();
    // @when PLAIN
    takeL(i0, group.x + p.baseX, t);
    // @end
    // @when TRANS
    takeU(i0, t);
    // @end
    for (var j = 0u; j < COLUMNS; j++) {
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + PLAIN, s * G + t);
      }
    }
    workgroupBarrier();
    let swaps = atomicLoad(&exchanges[t]);
    // @unroll
    for (var r = 0u; r < C; r++) {
      // @when PLAIN
      let swap = ((swaps >> r) & 1u) != 0u;
      let l = tiles[tile + r];
      // @end
      // @when TRANS
      let pivot = tiles[TILE + tile + r];
      // @end
      // @unroll
      for (var j = 0u; j < COLUMNS; j++) {
        let next = tiles[(4u + j) * TILE + tile + r];
        var y = next;
        // @when PLAIN
        y = select(first[j], next, swap);
        first[j] = mad(-l, y, select(next, first[j], swap));
        // @end
        // @when TRANS
        y = quotient(mad(-further, second[j], mad(-above, first[j], next)), pivot);
        second[j] = first[j];
        first[j] = y;
        // @end
        if ((i0 + r < n) & (j0 + j < nrhs)) {
          W[waitingAt(z, i0 + r, j0 + j)] = narrow(y);
        }
      }
      // @when TRANS
      above = tiles[2u * TILE + tile + r];
      further = furthest;
      furthest = tiles[3u * TILE + tile + r];
      // @end
    }
    workgroupBarrier();
  }
  // @unroll
  for (var j = 0u; j < COLUMNS; j++) {
    first[j] = V();
    second[j] = V();
  }
  for (var m = (p.n + C - 1u) / C; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    atomicStore(&exchanges[t], 0u);
    workgroupBarrier();
    // @when PLAIN
    takeU(i0, t);
    // @end
    // @when TRANS
    takeL(i0, group.x + p.baseX, t);
    // @end
    workgroupBarrier();
    let swaps = atomicLoad(&exchanges[t]);
    // @unroll
    for (var j = 0u; j < COLUMNS; j++) {
      // @registers
      var y: array<V, C>;
      // @unroll
      for (var r = 0u; r < C; r++) {
        y[r] = widen(W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), min(j0 + j, max(nrhs, 1u) - 1u))]);
      }
      // @unroll
      for (var q = 0u; q < C; q++) {
        let r = C - 1u - q;
        let within = i0 + r < n;
        // @when PLAIN
        let sum = mad(-tiles[3u * TILE + tile + r], second[j], mad(-tiles[2u * TILE + tile + r], first[j], y[C - 1u - q]));
        let x = select(V(), quotient(sum, tiles[TILE + tile + r]), within);
        tiles[(4u + j) * TILE + tile + r] = x;
        second[j] = first[j];
        first[j] = x;
        // @end
        // @when TRANS
        let swap = ((swaps >> r) & 1u) != 0u;
        let rest = mad(-tiles[tile + r], first[j], y[C - 1u - q]);
        tiles[(4u + j) * TILE + tile + r] = select(first[j], rest, swap);
        first[j] = select(V(), select(rest, first[j], swap), within);
        // @end
      }
    }
    workgroupBarrier();
    for (var j = 0u; j < COLUMNS; j++) {
      for (var s = 0u; s < C; s++) {
        // @when PLAIN
        putBackSide(4u + j, SLOT4, j0 + j, i0, s * G + t);
        // @end
        // @when TRANS
        putBackSide(4u + j, SLOT4, j0 + j, i0 + 1u, s * G + t);
        // @end
      }
    }
    workgroupBarrier();
  }
  // @when TRANS
  // @unroll
  for (var j = 0u; j < COLUMNS; j++) {
    if ((n > 0u) & (j0 + j < nrhs)) {
      store(SLOT4, homes[4u * G + t].x + (j0 + j) * columns[t], first[j]);
    }
  }
  // @end
}
`);
export const pt_ldl = /* @__PURE__ */ joined(`
`, lib_field, `const G: u32 = 32u;
const C: u32 = 16u;
const COLUMNS: u32 = 1u;
const FACTORS: u32 = 1u;
const SOLVES: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT4: u32 = 2u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const TILES: u32 = 2u + COLUMNS * SOLVES;
struct Params {
`, lib_band_fields, `}
`, lib_band_slots, `// @when FACTORS
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @end
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
// @when SOLVES
@group(0) @binding(9) var<storage, read_write> W: array<T>;
// @end
@group(0) @binding(10) var<uniform> p: Params;
`, lib_band_problem, ``, lib_pivot_key, ``, lib_element_key, ``, lib_quotient, ``, lib_tridiagonal, ``, lib_tridiagonal_sides, `var<workgroup> failed: array<u32, G>;
@compute @workgroup_size(G)
fn pt_ldl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_tridiagonal_head, `  let tile = t * PITCH;
  var d = fetched(0u, SLOT0, 0u, 0u, select(t * C, t, isAcross(0u)));
  var given = d;
  var worst = wildKey(d);
  var failure = 0u;
  // @registers
  var nextD: array<V, C>;
  // @registers
  var nextE: array<V, C>;
  // @unroll
  for (var s = 0u; s < C; s++) {
    nextD[s] = fetched(0u, SLOT0, 0u, 1u, s * G + t);
    nextE[s] = fetched(1u, SLOT1, 1u, 0u, s * G + t);
  }
  // @when SOLVES
  // @registers
  var nextB: array<V, COLUMNS * C>;
  // @unroll
  for (var j = 0u; j < COLUMNS; j++) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextB[j * C + s] = fetchedSide(SLOT4, j, 1u, s * G + t);
    }
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextD[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextE[s];
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < COLUMNS; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(2u + j, 4u, s * G + t)] = nextB[j * C + s];
      }
    }
    // @end
    workgroupBarrier();
    let after = i0 + C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextD[s] = fetched(0u, SLOT0, 0u, after + 1u, s * G + t);
      nextE[s] = fetched(1u, SLOT1, 1u, after, s * G + t);
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < COLUMNS; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        nextB[j * C + s] = fetchedSide(SLOT4, j, after + 1u, s * G + t);
      }
    }
    // @end
    // @when FACTORS
    // @unroll
    for (var r = 0u; r < C; r++) {
      let diagonal = tiles[tile + r];
      let beside = tiles[TILE + tile + r];
      worst = max(worst, max(wildKey(diagonal), wildKey(beside)));
      let bits = bitcast<u32>(realPart(d));
      let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
      tiles[tile + r] = select(given, d, failure == 0u);
      failure = select(failure, i0 + r + 1u, !isPositive & (failure == 0u) & (i0 + r < n));
      let factor = quotient(beside, d);
      tiles[TILE + tile + r] = select(beside, factor, failure == 0u);
      d = ofReal(realPart(mad(-factor, conj(beside), diagonal)));
      given = diagonal;
    }
    // @end
    // @when SOLVES
    for (var j0 = 0u; j0 < p.nrhs; j0 += COLUMNS) {
      if (j0 > 0u) {
        workgroupBarrier();
        for (var j = 0u; j < COLUMNS; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(2u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + COLUMNS, nrhs); j++) {
        var y = V();
        if (n > i0) {
          if (i0 == 0u) {
            y = load(SLOT4, homes[4u * G + t].x + j * columns[t]);
          } else {
            y = widen(W[waitingAt(z, i0, j)]);
          }
        }
        let column = (2u + j - j0) * TILE + tile;
        // @unroll
        for (var r = 0u; r < C; r++) {
          if (i0 + r < n) {
            W[waitingAt(z, i0 + r, j)] = narrow(y);
          }
          y = mad(-tiles[TILE + tile + r], y, tiles[column + r]);
        }
        if (after < n) {
          W[waitingAt(z, after, j)] = narrow(y);
        }
      }
    }
    // @end
    workgroupBarrier();
    // @when FACTORS
    // @unroll
    for (var s = 0u; s < C; s++) {
      putBack(0u, 0u, SLOT0, 0u, i0, s * G + t);
      putBack(1u, 1u, SLOT1, 1u, i0, s * G + t);
    }
    // @end
  }
  failed[t] = failure;
  storageBarrier();
  workgroupBarrier();
  // @when SOLVES
  let tiled = (p.n + C - 1u) / C;
  for (var m = tiled; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextD[s] = fetched(0u, SLOT0, 0u, i0, s * G + t);
      nextE[s] = fetched(1u, SLOT1, 1u, i0, s * G + t);
    }
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextD[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextE[s];
    }
    for (var j0 = 0u; j0 < p.nrhs; j0 += COLUMNS) {
      workgroupBarrier();
      for (var j = j0; j < min(j0 + COLUMNS, nrhs); j++) {
        var x = V();
        if (i0 + C < n) {
          x = widen(W[waitingAt(z, i0 + C, j)]);
        }
        // @registers
        var y: array<V, C>;
        // @unroll
        for (var r = 0u; r < C; r++) {
          y[r] = widen(W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), j)]);
        }
        let column = (2u + j - j0) * TILE + tile;
        // @unroll
        for (var q = 0u; q < C; q++) {
          let r = C - 1u - q;
          let scaled = quotient(y[C - 1u - q], tiles[tile + r]);
          x = select(V(), mad(-conj(tiles[TILE + tile + r]), x, scaled), i0 + r < n);
          tiles[column + r] = x;
        }
        if (i0 < n) {
          W[waitingAt(z, i0, j)] = narrow(x);
        }
      }
      workgroupBarrier();
      for (var j = 0u; j < COLUMNS; j++) {
        for (var s = 0u; s < C; s++) {
          if (failed[spotOf(4u, s * G + t).x] == 0u) {
            putBackSide(2u + j, SLOT4, j0 + j, i0, s * G + t);
          }
        }
      }
    }
    workgroupBarrier();
  }
  // @end
  // @when FACTORS
  if (z < p.count) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (worst >= 0x7f800000u) & (n > 0u));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let filling = V(bitcast<R>(p.nanBits));
    for (var i = 0u; i < n; i++) {
      store(SLOT0, homes[t].x + i * homes[t].y, filling);
      if (i + 1u < n) {
        store(SLOT1, homes[G + t].x + i * homes[G + t].y, filling);
      }
      // @when SOLVES
      for (var j = 0u; j < nrhs; j++) {
        store(SLOT4, homes[4u * G + t].x + i * homes[4u * G + t].y + j * columns[t], filling);
      }
      // @end
    }
  }
  // @end
}
`);
