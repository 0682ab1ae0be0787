// potrf_panel: one block column of a Cholesky factorization in one dispatch: the columns to its left that are not subtracted yet are
//           subtracted, the block on the diagonal is factored, the rows below it are solved with.
// Storage   L(i, j) = A[off + i*rs + j*cs], i >= j, from the block's corner on: for an upper triangle U^T, its strides exchanged,
//           which is the conjugate of the factor of conj(A). Imaginary parts on the diagonal are not used, and are zero in D.
//           The k columns in front, final from row 0 on, start at offLeft. The factored block goes to D[offD + i*rsD + j*csD],
//           because other workgroups still read what it was in A. info[offInfo], where it is 0: first + index of the first bad pivot + 1
// Mapping   workgroup x -> the block, which each factors for itself, and rows below + x*NB*TILES.. of those under it
//           thread (ti, tj) -> 4 x 4 elements in registers: four rows, of the block where ti < NB/4, else of those under it; columns 4 tj..
//           four columns a round, with one barrier: the threads of these columns bring the 4 x 4 block on the diagonal up to date, each for
//           itself, factor it and solve with it; meanwhile those behind subtract the product of the previous round's columns
// Tunables  NB columns of the block (16..128, a multiple of 16)  TILES (1..4)  DEPTH columns subtracted at a time (8..32)
//           KU of them unrolled  THREADS = NB/4 * NB/4*(TILES+1); DEPTH a multiple of NB/4; workgroup
//           bytes = 4*size(V)*(DEPTH*(NB/4*(TILES+1)+1)+8) + 4  ACROSS 1: neighbours in memory lie in a row of L, not in a column:
//           NB/4*(TILES+1) is then a multiple of 8  FACTORS 0: the block is a factor already, and there is no D
// Needs     w <= NB; k and w are uniforms: so are the barriers. A pivot below 2^-126 counts as not positive: GPUs flush it.
// Source    LAPACK xPOTF2 and xTRSM, left-looking between blocks, right-looking within
// @use lib/field
// @use lib/four
const NB: u32 = 16u;
const TILES: u32 = 1u;
const DEPTH: u32 = 8u;
const KU: u32 = 4u;
const ACROSS: u32 = 0u;
const FACTORS: u32 = 1u;
const SIDE: u32 = NB / 4u;
const QUADS: u32 = SIDE * (TILES + 1u);
const THREADS: u32 = SIDE * QUADS;
const PITCH: u32 = QUADS + 1u;
const LOADS: u32 = DEPTH / SIDE;
// Neighbouring threads: four rows each down a column, so that few subgroups share the work on one;
// across, also some columns, for the loads' sake.
const DOWN: u32 = QUADS - ACROSS * (QUADS - 8u);
const BESIDE: u32 = 1u + 3u * ACROSS;
const SPAN: u32 = DOWN * BESIDE;

struct Params {
  baseX: u32,
  m: u32,
  w: u32,
  k: u32,
  below: u32,
  off: u32,
  offLeft: u32,
  rs: u32,
  cs: u32,
  offD: u32,
  rsD: u32,
  csD: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
// @when FACTORS
@group(0) @binding(2) var<storage, read_write> D: array<T>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end

// Columns to subtract, four rows to an element: those of the block, then those under it. In the rounds: two rounds' columns, by turns.
var<workgroup> slab: array<Four, DEPTH * PITCH>;
// The 4 x 4 block on the diagonal of a round's columns, but for the product of the round before it; two rounds', by turns.
var<workgroup> corner: array<Four, 8>;
var<workgroup> bad: u32;

// An element of A; outside of what there is, `otherwise`. It is loaded anyway: a branch would keep loads from overlapping.
fn fetch(at: u32, inside: bool, otherwise: V) -> V {
  return select(otherwise, widen(A[select(p.off, at, inside)]), inside);
}

// Element (i, j), of a row that ends at `end`.
fn entry(at: u32, i: u32, j: u32, end: u32) -> V {
  return fetch(at, (i >= j) & (i < end) & (j < p.w), ofReal(select(0.0, 1.0, i == j)));
}

// First of the four rows that the q-th element of a slab's column stands for; those under the block start at `below`.
fn rowOf(q: u32, below: u32) -> u32 {
  return 4u * q + select(below - NB, 0u, q < SIDE);
}

// The row at which the rows of that element end.
fn endOf(q: u32) -> u32 {
  return select(p.m, p.w, q < SIDE);
}

// Depth and q of element `id` of a slab: neighbouring ids are neighbours in memory.
fn placeOf(id: u32) -> vec2u {
  return select(vec2u(id / QUADS, id % QUADS), vec2u(id % DEPTH, id / DEPTH), ACROSS == 1u);
}

fn fetchSlab(id: u32, l0: u32, below: u32) -> Four {
  let place = placeOf(id);
  let l = l0 + place.x;
  let row = rowOf(place.y, below);
  let end = endOf(place.y);
  let at = p.offLeft + row * p.rs + l * p.cs;
  return four(
    fetch(at, (l < p.k) & (row < end), V()),
    fetch(at + p.rs, (l < p.k) & (row + 1u < end), V()),
    fetch(at + 2u * p.rs, (l < p.k) & (row + 2u < end), V()),
    fetch(at + 3u * p.rs, (l < p.k) & (row + 3u < end), V()),
  );
}

@compute @workgroup_size(THREADS)
fn potrf_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let ti = t % DOWN + DOWN * (t / SPAN % (QUADS / DOWN));
  let tj = t % SPAN / DOWN + BESIDE * (t / (SPAN * (QUADS / DOWN)));
  let below = p.below + (group.x + p.baseX) * NB * TILES;
  let row0 = rowOf(ti, below);
  let end = endOf(ti);
  let at0 = p.off + row0 * p.rs + 4u * tj * p.cs;
  // What is a factor already stays as it is.
  let changes = (FACTORS == 1u) | (ti >= SIDE);
  // Column by column. Where the block ends it goes on as a unit matrix.
  // @registers
  var x: array<Four, 4>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * tj + c;
    let at = at0 + c * p.cs;
    x[c] = four(
      entry(at, row0, j, end),
      entry(at + p.rs, row0 + 1u, j, end),
      entry(at + 2u * p.rs, row0 + 2u, j, end),
      entry(at + 3u * p.rs, row0 + 3u, j, end),
    );
  }

  // @registers
  var next: array<Four, LOADS>;
  if (p.k > 0u) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      next[s] = fetchSlab(t + s * THREADS, 0u, below);
    }
  }
  for (var l0 = 0u; l0 < p.k; l0 += DEPTH) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let place = placeOf(t + s * THREADS);
      slab[place.x * PITCH + place.y] = next[s];
    }
    workgroupBarrier();
    if (l0 + DEPTH < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS; s++) {
        next[s] = fetchSlab(t + s * THREADS, l0 + DEPTH, below);
      }
    }
    for (var l = 0u; l < DEPTH; l += KU) {
      // @unroll
      for (var v = 0u; v < KU; v++) {
        let at = (l + v) * PITCH;
        let mine = slab[at + ti];
        let other = slab[at + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = less(x[c], mine, conj(item(other, c)));
          }
        }
      }
    }
    workgroupBarrier();
  }

  // As if a round of zeros had been before the first.
  if (tj == 0u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      slab[(4u + q) * PITCH + ti] = Four();
    }
  }
  if ((ti == 0u) & (tj == 0u)) {
    bad = 0u;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      corner[c] = x[c];
    }
  }
  workgroupBarrier();
  for (var round = 0u; round < (p.w + 3u) / 4u; round++) {
    let turn = 4u * (round % 2u);
    let last = (4u - turn) * PITCH;
    if (tj == round) {
      // @registers
      var d: array<Four, 4>;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        d[c] = corner[turn + c];
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (FACTORS == 1u) {
            d[c] = less(d[c], other, conj(item(other, c)));
          }
          if (changes) {
            x[c] = less(x[c], mine, conj(item(other, c)));
          }
        }
      }
      var fault = 0u;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let pivot = realPart(item(d[c], c));
        var scale: R;
        if (FACTORS == 0u) {
          scale = 1.0 / pivot;
        } else {
          // By bits: compilers may assume that there is no NaN.
          let bits = bitcast<u32>(pivot);
          let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
          scale = select(1.0, inverseSqrt(pivot), isPositive);
          fault = select(fault, c + 1u, !isPositive & (fault == 0u));
          d[c] *= scale;
        }
        if (changes) {
          x[c] *= scale;
        }
        // @unroll
        for (var e = c + 1u; e < 4u; e++) {
          if (FACTORS == 1u) {
            d[e] = less(d[e], d[c], conj(item(d[c], e)));
          }
          if (changes) {
            x[e] = less(x[e], x[c], conj(item(d[c], e)));
          }
        }
        slab[(turn + c) * PITCH + ti] = x[c];
      }
      if ((fault != 0u) & (ti == 0u)) {
        if (bad == 0u) {
          bad = p.first + 4u * round + fault;
        }
      }
    } else if (tj > round) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = less(x[c], mine, conj(item(other, c)));
          }
        }
      }
      if ((tj == round + 1u) & (ti == tj)) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          corner[4u - turn + c] = x[c];
        }
      }
    }
    workgroupBarrier();
  }

  let isFirst = group.x + p.baseX == 0u;
  // @when FACTORS
  if (isFirst & (t == 0u) & (bad != 0u)) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(bad);
    }
  }
  if (isFirst & (ti < SIDE)) {
    let atD = p.offD + row0 * p.rsD + 4u * tj * p.csD;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        let i = row0 + r;
        let j = 4u * tj + c;
        let value = item(x[c], r);
        if ((i >= j) & (i < p.w)) {
          D[atD + r * p.rsD + c * p.csD] = narrow(select(value, ofReal(realPart(value)), i == j));
        }
      }
    }
  }
  // @end
  if (ti >= SIDE) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        if ((row0 + r < p.m) & (4u * tj + c < p.w)) {
          A[at0 + r * p.rs + c * p.cs] = narrow(item(x[c], r));
        }
      }
    }
  }
}
