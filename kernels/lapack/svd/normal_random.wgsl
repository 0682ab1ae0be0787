// normal_random: A(i, j) := size times a number of normal distribution that depends on the seed and on i + j*m only, for m x n matrices.
// Storage   A[offA + i + j*lda]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     nothing; A is not read
// Source    M. O'Neill's PCG, as a hash, of the counter and the seed's two words; G. Box and M. Muller (1958)
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  seed: u32,
  seedHigh: u32,
  size: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

fn hash(k: u32) -> u32 {
  let state = k * 747796405u + 2891336453u;
  let word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return (word >> 22u) ^ word;
}

// Above 0 and up to 1, of 24 bits: a logarithm of it is finite.
fn uniform01(k: u32) -> f32 {
  return f32((hash(k) >> 8u) + 1u) / 16777216.0;
}

fn normal(k: u32) -> f32 {
  let key = hash(k ^ hash(p.seed ^ hash(p.seedHigh)));
  let radius = sqrt(-2.0 * log(uniform01(key)));
  return radius * cos(6.2831853 * (uniform01(key ^ 0x9e3779b9u) - 0.5));
}

@compute @workgroup_size(THREADS)
fn normal_random(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      A[p.offA + i + j * p.lda] = p.size * normal(i + j * p.m);
    }
  }
}
