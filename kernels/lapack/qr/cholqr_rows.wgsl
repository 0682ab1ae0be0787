// cholqr_rows: X := A T1^-1 T2^-1 ..., row by row in registers;
// then the products X^T X and X^T b of the rows of one workgroup, or X itself.
// Storage   A[offA + i + j*lda], m x n, n <= N; b[offB + i]; triangle s is work[offT + s*n*n + i + j*n], upper, zeros below it
//           parts[g*stride + 64*tile + 8*c + r] is element (8*tj + r, 8*ti + c) of X^T X, tiles ti >= tj counted by columns of tiles;
//           behind all of them element i of X^T b
// Mapping   workgroup x -> blocks of THREADS rows: x, x + groups, ...; thread -> one row of a block in the solves, then a tile of 8 x 8
//           elements of the product, over every GROUPS-th row of the block: tiles of 4 x 4 would read workgroup memory twice as often
// Tunables  N columns, padded with zeros (a multiple of 8, 16..32)  THREADS rows of a block (64..256, at least the tiles, N/8 (N/8+1)/2)
//           GRAM 1: the products   STORE 1: X takes A's place   RHS 1: with b
//           workgroup bytes = 16*THREADS*(N/4 + 1) + 4*N*(N+1)
// Needs     blocks, groups, solves and n are uniforms: so are the barriers.
//           Triangles without a zero on the diagonal, or the result is of no use
// Source    CholeskyQR (Y. Yamamoto et al., 2015) with Q never written: A is read once per pass
const N: u32 = 32u;
const THREADS: u32 = 64u;
const GRAM: u32 = 1u;
const STORE: u32 = 0u;
const RHS: u32 = 0u;
const QUADS: u32 = N / 4u;
const PITCH: u32 = QUADS + 1u;
const GROUPS: u32 = THREADS / TILES;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  blocks: u32,
  groups: u32,
  solves: u32,
  offT: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  stride: u32,
}
@group(0) @binding(0) var<storage, read> work: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when GRAM
@group(0) @binding(2) var<storage, read> A: array<f32>;
@group(0) @binding(3) var<storage, read_write> parts: array<f32>;
// @end
// @when STORE
@group(0) @binding(5) var<storage, read_write> Q: array<f32>; // A, to be overwritten
// @end
// @when RHS
@group(0) @binding(4) var<storage, read> b: array<f32>;
// @end

// A block of rows of X; then the tiles of the threads, four elements at a time.
var<workgroup> rows: array<vec4f, THREADS * PITCH>;
// The part of a triangle above the diagonal, by rows, and the reciprocals of its diagonal.
var<workgroup> upper: array<vec4f, N * QUADS>;
var<workgroup> inverse: array<f32, N>;

// @use lib/cholqr_tiles

fn element(at: u32) -> f32 {
  var value = 0.0;
  // @when GRAM
  value = A[at];
  // @end
  // @when STORE
  value = Q[at];
  // @end
  return value;
}

// upper, inverse := the triangle from work[at] on, beyond n the unit matrix.
fn loadTriangle(t: u32, at: u32) {
  workgroupBarrier();
  for (var e = t; e < N * QUADS; e += THREADS) {
    let k = e / QUADS;
    let j = 4u * (e % QUADS);
    var value: vec4f;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let inside = (k < j + c) & (j + c < p.n);
      value[c] = select(0.0, work[at + select(0u, k + (j + c) * p.n, inside)], inside);
    }
    upper[e] = value;
  }
  for (var k = t; k < N; k += THREADS) {
    inverse[k] = select(1.0, 1.0 / work[at + select(0u, k * (p.n + 1u), k < p.n)], k < p.n);
  }
  workgroupBarrier();
}

// @when GRAM
// The sum of what the threads of each tile have in rows, a quarter of it, to parts[to].
fn storeQuarter(t: u32, to: u32) {
  for (var live = GROUPS; live > 1u; live = (live + 1u) / 2u) {
    let half = (live + 1u) / 2u;
    workgroupBarrier();
    if (t / TILES + half < live) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        rows[4u * t + c] += rows[4u * (t + half * TILES) + c];
      }
    }
  }
  workgroupBarrier();
  if (t < TILES) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        parts[to + 64u * t + 4u * c + r] = rows[4u * t + c][r];
      }
    }
  }
}
// @end

// @when RHS
// The sum of the threads' products with b, a row of rows each, to parts[to].
fn storeDots(t: u32, to: u32) {
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        rows[t * PITCH + q] += rows[(t + half) * PITCH + q];
      }
    }
  }
  workgroupBarrier();
  if (t < N) {
    parts[to + t] = rows[t / 4u][t % 4u];
  }
}
// @end

@compute @workgroup_size(THREADS)
fn cholqr_rows(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let tile = placeOf(t % TILES);
  let turn = t / TILES;
  // @registers
  var sum: array<vec4f, 16>; // column c of the tile in vectors 2 c and 2 c + 1
  // @unroll
  for (var c = 0u; c < 16u; c++) {
    sum[c] = vec4f();
  }
  // @registers
  var dots: array<vec4f, QUADS>;
  // @registers
  var x: array<vec4f, QUADS>;
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    dots[q] = vec4f();
  }
  for (var block = group; block < p.blocks; block += p.groups) {
    let i = block * THREADS + t;
    let row = p.offA + min(i, p.m - 1u);
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let j = 4u * q + c;
        x[q][c] = select(0.0, element(row + min(j, p.n - 1u) * p.lda), (i < p.m) & (j < p.n));
      }
    }
    for (var s = 0u; s < p.solves; s++) {
      loadTriangle(t, p.offT + s * p.n * p.n);
      // @unroll
      for (var k = 0u; k < N; k++) {
        x[k / 4u][k % 4u] *= inverse[k];
        let known = vec4f(x[k / 4u][k % 4u]);
        // @unroll
        for (var q = k / 4u; q < QUADS; q++) {
          x[q] = fma(-known, upper[k * QUADS + q], x[q]);
        }
      }
    }
    // @when STORE
    if (i < p.m) {
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (4u * q + c < p.n) {
            Q[row + (4u * q + c) * p.lda] = x[q][c];
          }
        }
      }
    }
    // @end
    // @when RHS
    let side = select(0.0, b[p.offB + min(i, p.m - 1u)], i < p.m);
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      dots[q] = fma(vec4f(side), x[q], dots[q]);
    }
    // @end
    // @when GRAM
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      rows[t * PITCH + q] = x[q];
    }
    workgroupBarrier();
    if (turn < GROUPS) {
      for (var r = turn; r < THREADS; r += GROUPS) {
        let top = rows[r * PITCH + 2u * tile.x];
        let bottom = rows[r * PITCH + 2u * tile.x + 1u];
        // @unroll
        for (var h = 0u; h < 2u; h++) {
          let across = rows[r * PITCH + 2u * tile.y + h];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            sum[8u * h + 2u * c] = fma(top, vec4f(across[c]), sum[8u * h + 2u * c]);
            sum[8u * h + 2u * c + 1u] = fma(bottom, vec4f(across[c]), sum[8u * h + 2u * c + 1u]);
          }
        }
      }
    }
    // @end
  }
  // @when GRAM
  // Four quarters of the tiles, one after the other: there is room for one.
  // @unroll
  for (var quarter = 0u; quarter < 4u; quarter++) {
    workgroupBarrier();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      rows[4u * t + c] = sum[4u * quarter + c];
    }
    storeQuarter(t, group * p.stride + 16u * quarter);
  }
  // @end
  // @when RHS
  workgroupBarrier();
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    rows[t * PITCH + q] = dots[q];
  }
  storeDots(t, group * p.stride + 64u * TILES);
  // @end
}
