// pt_ldl: A = L D L^H of positive definite tridiagonal matrices, with SOLVES B := A^-1 B in the same pass; or without FACTORS only that.
// Storage   lib/band_problem: operands d 0, always real, e 1, B 4. d becomes D and e the elements of L beside its diagonal. W: lib/tridiagonal_sides
// Mapping   lib/tridiagonal: workgroup x -> G problems, thread t -> problem t of them. Downwards each step emits an element of D, of L and
//           of L^-1 B, upwards one of X. What the next C rows need is read while a thread works on the C before
// Tunables  G threads (32, 64)  C rows of a tile (8, 16, 32), divides G or is a multiple of it  COLUMNS of B in tiles (1, 2, 4)
//           workgroup bytes size(V)*(2 + COLUMNS)*G*(C + 1) and a little
// Needs     B is only written where all pivots are positive. A problem stops at the first that is not, or is NaN, or below 2^-126.
// Source    LAPACK xPTTRF, xPTTRS
// @use lib/field
const G: u32 = 32u;
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
// Tiles: 0 of d, 1 of e, then B.
const TILES: u32 = 2u + COLUMNS * SOLVES;

struct Params {
// @use lib/band_fields
}
// @use lib/band_slots
// @when FACTORS
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

// @use lib/band_problem
// @use lib/pivot_key
// @use lib/element_key
// @use lib/quotient
// @use lib/tridiagonal
// @use lib/tridiagonal_sides

// Whether a problem is not to be solved.
var<workgroup> failed: array<u32, G>;

@compute @workgroup_size(G)
fn pt_ldl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/tridiagonal_head
  let tile = t * PITCH;
  // What is left of d(i0), that element as it was, and what comes with the C rows behind it.
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
        workgroupBarrier(); // the columns before are no longer needed
        for (var j = 0u; j < COLUMNS; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(2u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + COLUMNS, nrhs); j++) {
        // What is left of row i0 of B: of the first the row itself, else it has waited.
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
  // What other threads have put back is read, and where a problem has failed overwritten.
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
        // Row i0 + C of X.
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
