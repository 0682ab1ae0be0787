// gb_solve: B := op(A)^-1 B from the factors of gb_lu, op(A) = A or, with TRANS, A^T, or A^H if CONJUGATED.
// Storage   lib/band_problem: operands AB 0, B 1, ipiv 5. Of AB what a substitution needs of p.block columns, p.room words each, and of B
//           a ring of p.ring rows pass through workgroup memory; without WINDOW both are read and written where they lie
// Mapping   workgroup (x, y) -> GROUP problems, columns y * COLUMNS .. of B; LANES lanes share a problem, each has rows behind or above a pivot.
//           Row j of B stays in registers while lanes subtract multiples of it, and is written a step late
// Tunables  THREADS (1..256)  LANES (1..64), divides THREADS, 1 with TRANS, which sums where the others subtract  COLUMNS (1, 2, 4)
//           WORDS, SIDES of a problem's part of AB and of B   workgroup bytes
//           (THREADS/LANES)*(size(V)*(WORDS + SIDES) + 128)
// Needs     p.room >= kl + ku + 1 of the largest kl, ku; p.ring = p.block + kl + ku, p.block <= 32;
//           p.block * p.room <= WORDS, p.ring * COLUMNS <= SIDES. Pivots out of range are brought into it. GATED: problems whose info is not 0
//           are left alone, or filled with p.nanBits
// Source    LAPACK xGBTRS
// @use lib/field
const THREADS: u32 = 64u;
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
// @use lib/band_fields
  room: u32,
  ring: u32,
  block: u32,
}
// @use lib/band_slots
@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when GATED
@group(0) @binding(6) var<storage, read> info: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/quotient

// @when WINDOW
var<workgroup> band: array<V, GROUP * WORDS>;
var<workgroup> sides: array<V, GROUP * SIDES>;
// @end
var<workgroup> exchanges: array<u32, GROUP * BLOCK>;

// Where a problem's operands lie, and which part of them is at hand.
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
var<private> width: u32; // columns of B
var<private> top: u32; // row of the band array, and column, that the window begins with
var<private> first: u32;
var<private> start: i32; // a row of B that is at hand, with all behind it; its place in the ring
var<private> head: u32;

fn fence() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}

// Between steps: lanes of a problem wait for each other.
fn meet() {
  if (LANES > 1u) {
    fence();
  }
}

// Element (r, c) of the band array.
fn stored(r: u32, c: u32) -> V {
  // @when WINDOW
  if (WINDOW == 1u) {
    return band[g * WORDS + (c - first) * p.room + r - top];
  }
  // @end
  return load(SLOT0, offA + r * downA + c * rightA);
}

// The same of what op makes of it.
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

// Rows top .. top + rows - 1 of the p.block columns from column c0 on, and their interchanges.
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

// Rows from .. to - 1 of B into the ring, or out of it.
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
  // L y = P b: rows j .. j + kl are at hand.
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
  // U x = y: rows j - kv .. j are at hand.
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
  // U^T y = b: rows j - kv .. j are at hand.
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
  // L^T P x = y: rows j .. j + kl are at hand, and those from j0 + kl on are finished behind a block.
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
