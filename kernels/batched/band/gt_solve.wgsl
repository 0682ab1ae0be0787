// gt_solve: B := op(A)^-1 B from the factors of gt_lu without SOLVES, op(A) = A or, with TRANS, A^T, or A^H if CONJUGATED.
// Storage   lib/band_problem: operands dl 0, d 1, du 2, du2 3, B 4, ipiv 5. W: lib/tridiagonal_sides
// Mapping   lib/tridiagonal: workgroup (x, y) -> G problems, columns y * COLUMNS .. of B; thread t -> problem t of them. Downwards the first
//           substitution goes to W, upwards the second to B; what is carried from one tile to the next stays in registers
// Tunables  G threads (32, 64)  C rows of a tile (8, 16, 32), divides G or is a multiple of it  COLUMNS of B (1, 2, 4)
//           workgroup bytes size(V)*(4 + COLUMNS)*G*(C + 1) and a little
// Needs     an ipiv(i) other than i + 1 says that nothing was exchanged
// Source    LAPACK xGTTRS, xGTTS2
// @use lib/field
const G: u32 = 32u;
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
// Tiles: 0 of dl, 1 of d, 2 of du, 3 of du2, then B.
const TILES: u32 = 4u + COLUMNS;

struct Params {
// @use lib/band_fields
}
// @use lib/band_slots
@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<storage, read_write> W: array<T>;
@group(0) @binding(10) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/quotient
// @use lib/tridiagonal
// @use lib/tridiagonal_sides

// The interchanges of the rows of a tile, a bit each.
var<workgroup> exchanges: array<atomic<u32>, G>;

// Element e of a tile of a diagonal, as op takes it.
fn diagonalOf(k: u32, slot: u32, less: u32, i0: u32, e: u32) -> V {
  var value = fetched(k, slot, less, i0, e);
  // @when CONJUGATED
  value = conj(value);
  // @end
  return value;
}

// dl and ipiv of the C rows from row i0 on.
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

// The diagonals of U from row i0 on.
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
// @use lib/tridiagonal_head
  let tile = t * PITCH;
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
  // Of du and du2 in the two rows before a tile.
  var above = V();
  var further = V();
  var furthest = V();
  // @when PLAIN
  // What is left of the row that a tile begins with.
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
        // Row i0 + r is finished.
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
        // Row i0 + r + 1 is finished.
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
