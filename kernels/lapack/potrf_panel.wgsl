// potrf_panel: one block column of a Cholesky factorization in one dispatch: the columns to its left that are not subtracted yet are
//           subtracted, the block on the diagonal is factored, the rows below it are solved with.
// Storage   L(i, j) = A[off + i*rs + j*cs], i >= j, from the block's corner on: for an upper triangle U^T, its strides exchanged.
//           The k columns in front, final from row 0 on, start at offLeft. The factored block goes to D[offD + i*rsD + j*csD],
//           because other workgroups still read what it was in A. info[offInfo], where it is 0: first + index of the first bad pivot + 1
// Mapping   workgroup x -> the block, which each factors for itself, and rows below + x*NB*TILES.. of those under it
//           thread (ti, tj) -> 4 x 4 elements of the block, and of each of TILES squares of rows below, in registers
//           four columns a round: one thread factors its 4 x 4, a column of threads solves with it, those behind subtract the product
// Tunables  NB columns of the block (16..128, a multiple of 16)  TILES (1..4)  DEPTH columns subtracted at a time (4..32)  KU of them unrolled
//           THREADS = NB*NB/16; DEPTH*(TILES+1) a multiple of NB/4; workgroup bytes = 16*(DEPTH*(NB/4*(TILES+1)+1)+5)
//           ACROSS 1: neighbours in memory lie in a row of L, not in a column   FACTORS 0: the block is a factor already, and there is no D
// Needs     w <= NB. Two barriers per round; k and w are uniforms. A pivot below 2^-126 counts as not positive: GPUs flush it.
// Source    LAPACK xPOTF2 and xTRSM, left-looking between blocks, right-looking within
const NB: u32 = 16u;
const TILES: u32 = 1u;
const DEPTH: u32 = 8u;
const KU: u32 = 4u;
const ACROSS: u32 = 0u;
const FACTORS: u32 = 1u;
const SIDE: u32 = NB / 4u;
const THREADS: u32 = SIDE * SIDE;
const QUADS: u32 = SIDE * (TILES + 1u);
const PITCH: u32 = QUADS + 1u;
const LOADS: u32 = DEPTH * QUADS / THREADS;

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
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when FACTORS
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end

// Columns to subtract, four rows to an element: those of the block, then those of the squares.
var<workgroup> slab: array<vec4f, DEPTH * PITCH>;
// The columns of the 4 x 4 factor of this round, and the reciprocals on its diagonal.
var<workgroup> corner: array<vec4f, 5>;
var<workgroup> bad: u32;

// An element of A; outside of what there is, `otherwise`. It is loaded anyway: a branch would keep loads from overlapping.
fn fetch(at: u32, inside: bool, otherwise: f32) -> f32 {
  return select(otherwise, A[select(p.off, at, inside)], inside);
}

// First of the four rows that the q-th element of a slab's column stands for; the squares' rows start at `below`.
fn rowOf(q: u32, below: u32) -> u32 {
  return 4u * (q % SIDE) + select(below + (q / SIDE - 1u) * NB, 0u, q < SIDE);
}

// Depth and q of element `id` of a slab: neighbouring ids are neighbours in memory.
fn placeOf(id: u32) -> vec2u {
  return select(vec2u(id / QUADS, id % QUADS), vec2u(id % DEPTH, id / DEPTH), ACROSS == 1u);
}

fn fetchSlab(id: u32, l0: u32, below: u32) -> vec4f {
  let place = placeOf(id);
  let l = l0 + place.x;
  let row = rowOf(place.y, below);
  let end = select(p.m, p.w, place.y < SIDE);
  let at = p.offLeft + row * p.rs + l * p.cs;
  return vec4f(
    fetch(at, (l < p.k) & (row < end), 0.0),
    fetch(at + p.rs, (l < p.k) & (row + 1u < end), 0.0),
    fetch(at + 2u * p.rs, (l < p.k) & (row + 2u < end), 0.0),
    fetch(at + 3u * p.rs, (l < p.k) & (row + 3u < end), 0.0),
  );
}

@compute @workgroup_size(THREADS)
fn potrf_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let ti = select(t % SIDE, t / SIDE, ACROSS == 1u);
  let tj = select(t / SIDE, t % SIDE, ACROSS == 1u);
  let below = p.below + (group.x + p.baseX) * NB * TILES;
  // Column by column: x of the block, y of the squares. Where the block ends it goes on as a unit matrix.
  // @registers
  var x: array<vec4f, 4>;
  // @registers
  var y: array<vec4f, 4 * TILES>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * tj + c;
    // @unroll
    for (var r = 0u; r < 4u; r++) {
      let i = 4u * ti + r;
      x[c][r] = fetch(p.off + i * p.rs + j * p.cs, (i >= j) & (i < p.w), select(0.0, 1.0, i == j));
      // @unroll
      for (var u = 0u; u < TILES; u++) {
        let row = below + u * NB + i;
        y[u * 4u + c][r] = fetch(p.off + row * p.rs + j * p.cs, (row < p.m) & (j < p.w), 0.0);
      }
    }
  }
  if (t == 0u) {
    bad = 0u;
  }

  // @registers
  var next: array<vec4f, LOADS>;
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
        if (FACTORS == 1u) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
        // @unroll
        for (var u = 0u; u < TILES; u++) {
          let below = slab[at + (u + 1u) * SIDE + ti];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            y[u * 4u + c] = fma(-below, vec4f(other[c]), y[u * 4u + c]);
          }
        }
      }
    }
    workgroupBarrier();
  }

  for (var round = 0u; round < (p.w + 3u) / 4u; round++) {
    if ((ti == round) & (tj == round)) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        // By bits: compilers may assume that there is no NaN.
        let bits = bitcast<u32>(x[c][c]);
        let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
        var inverse: f32;
        if (FACTORS == 0u) {
          inverse = 1.0 / x[c][c];
        } else {
          inverse = inverseSqrt(select(1.0, x[c][c], isPositive));
          x[c] *= inverse;
          // @unroll
          for (var d = c + 1u; d < 4u; d++) {
            x[d] = fma(-x[c], vec4f(x[c][d]), x[d]);
          }
          if (!isPositive & (bad == 0u)) {
            bad = p.first + 4u * round + c + 1u;
          }
        }
        corner[c] = x[c];
        corner[4][c] = inverse;
      }
    }
    workgroupBarrier();
    if (tj == round) {
      let inverse = corner[4];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        if ((FACTORS == 1u) & (ti > round)) {
          x[c] *= inverse[c];
        }
        // @unroll
        for (var u = 0u; u < TILES; u++) {
          y[u * 4u + c] *= inverse[c];
          slab[c * PITCH + (u + 1u) * SIDE + ti] = y[u * 4u + c];
        }
        slab[c * PITCH + ti] = x[c];
        let column = corner[c];
        // @unroll
        for (var d = c + 1u; d < 4u; d++) {
          if ((FACTORS == 1u) & (ti > round)) {
            x[d] = fma(-x[c], vec4f(column[d]), x[d]);
          }
          // @unroll
          for (var u = 0u; u < TILES; u++) {
            y[u * 4u + d] = fma(-y[u * 4u + c], vec4f(column[d]), y[u * 4u + d]);
          }
        }
      }
    }
    workgroupBarrier();
    if (tj > round) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[q * PITCH + ti];
        let other = slab[q * PITCH + tj];
        if (FACTORS == 1u) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
        // @unroll
        for (var u = 0u; u < TILES; u++) {
          let below = slab[q * PITCH + (u + 1u) * SIDE + ti];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            y[u * 4u + c] = fma(-below, vec4f(other[c]), y[u * 4u + c]);
          }
        }
      }
    }
  }

  // @when FACTORS
  let isFirst = group.x + p.baseX == 0u;
  if (isFirst & (t == 0u) & (bad != 0u)) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(bad);
    }
  }
  // @end
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * tj + c;
    // @unroll
    for (var r = 0u; r < 4u; r++) {
      let i = 4u * ti + r;
      // @when FACTORS
      if (isFirst & (i >= j) & (i < p.w)) {
        D[p.offD + i * p.rsD + j * p.csD] = x[c][r];
      }
      // @end
      // @unroll
      for (var u = 0u; u < TILES; u++) {
        let row = below + u * NB + i;
        if ((row < p.m) & (j < p.w)) {
          A[p.off + row * p.rs + j * p.cs] = y[u * 4u + c][r];
        }
      }
    }
  }
}
