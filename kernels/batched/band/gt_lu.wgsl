// gt_lu: P A = L U of tridiagonal matrices with interchanges of neighbouring rows, and with SOLVES B := A^-1 B in the same pass.
// Storage   lib/band_problem: operands dl 0, d 1, du 2, du2 3, B 4, ipiv 5. SOLVES: dl becomes U's second superdiagonal and a zero;
//           without, dl the multipliers, du2 that superdiagonal, and ipiv(i) = i or i + 1, from 1. W: lib/tridiagonal_sides
// Mapping   lib/tridiagonal: workgroup x -> G problems, thread t -> problem t of them. Downwards each step emits a row of U and of L^-1 P
//           B, upwards one of X. What the next C rows need is read while a thread works on the C before
// Tunables  G threads (32, 64)  C rows of a tile (8, 16, 32), divides G or is a multiple of it  COLUMNS of B in tiles (1, 2, 4)
//           workgroup bytes size(V)*(4 + COLUMNS)*G*(C + 1) and a little
// Needs     B is only written where all pivots are nonzero. A pivot below 2^-126 is zero: it is not divided by, the factorization goes on.
// Source    LAPACK xGTTRF, xGTSV
// @use lib/field
const G: u32 = 32u;
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
// Tiles: 0 of dl, 1 of d, 2 of du, 3 of du2 or what is solved with, then B.
const FACTOR: u32 = 3u * SOLVES;
const SECOND: u32 = 3u * KEEPS;
const TILES: u32 = 4u + COLUMNS * SOLVES;

struct Params {
// @use lib/band_fields
}
// @use lib/band_slots
// @when KEEPS
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

// @use lib/band_problem
// @use lib/pivot_key
// @use lib/element_key
// @use lib/quotient
// @use lib/tridiagonal
// @use lib/tridiagonal_sides

// Whether a problem is not to be solved; the interchanges of the rows of a tile, a bit each.
var<workgroup> failed: array<u32, G>;
var<workgroup> exchanges: array<u32, G>;

@compute @workgroup_size(G)
fn gt_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/tridiagonal_head
  let tile = t * PITCH;
  // What is left of row i0, and what comes with the C rows behind it.
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
        workgroupBarrier(); // the columns before are no longer needed
        for (var j = 0u; j < COLUMNS; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
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
  // What other threads have put back is read, and where a problem has failed overwritten.
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
        // Rows i0 + C and i0 + C + 1 of X.
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
