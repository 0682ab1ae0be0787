// byte_sums: for every row of bytes their sum and the row's zero point.
// Storage   byte offX + i*next + l*step of X, i < rows, l < depth; byte offZ + i*perRow of Z; S[i] (sum, zero point)
// Mapping   workgroup x -> ROWS rows; with step 1 a row's threads are side by side, else neighbouring rows'; each every THREADS/ROWS-th byte
// Tunables  THREADS (64..256)  ROWS (1..64), powers of two   workgroup bytes = THREADS*4
// Needs     unsigned, unsignedZ 128: bytes, zero points are taken less 128, else 0. hasZero 0: the zero point is that of byte 0
// Source    Jacob et al. 2018, section 2.3
const THREADS: u32 = 256u;
const ROWS: u32 = 16u;
const LANES: u32 = THREADS / ROWS;

struct Params {
  baseX: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  next: u32,
  step: u32,
  hasZero: u32,
  perRow: u32,
  offZ: u32,
  unsigned: u32,
  unsignedZ: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read> Z: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<vec2i>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> shares: array<i32, THREADS>;

// A byte of a word as a signed one: those without a sign, of which `moved` is 128, are moved by it.
fn signedByte(word: u32, place: u32, moved: u32) -> i32 {
  return extractBits(bitcast<i32>((word >> (8u * (place % 4u))) ^ moved), 0u, 8u);
}

@compute @workgroup_size(THREADS)
fn byte_sums(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let across = p.step == 1u;
  let r = select(t % ROWS, t / LANES, across);
  let lane = select(t / ROWS, t % LANES, across);
  let i = (group.x + p.baseX) * ROWS + r;
  var sum = 0i;
  if (i < p.rows) {
    for (var l = lane; l < p.depth; l += LANES) {
      let place = p.offX + i * p.next + l * p.step;
      sum += signedByte(X[place / 4u], place, p.unsigned);
    }
  }
  shares[r * LANES + lane] = sum;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      shares[r * LANES + lane] += shares[r * LANES + lane + half];
    }
  }
  if ((lane == 0u) & (i < p.rows)) {
    let place = p.offZ + i * p.perRow;
    var zero = 0u;
    if (p.hasZero == 1u) {
      zero = Z[place / 4u];
    }
    S[i] = vec2i(shares[r * LANES], signedByte(zero, place, p.unsignedZ));
  }
}
