// ds_judge: D := R in singles, and the largest elements of each column of R and X.
// Storage   pairs R[i + c*ldr], X[i + c*ldx], of which the first is the nearest single; D[i + c*ldd]; facts[2c], facts[2c + 1] the bits of
//           the largest |R(i, c)| and |X(i, c)|, or what was there before if that is larger
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (64..256)
// Needs     nothing. Magnitudes are compared by their bits: NaN is the largest of all
// Source    LAPACK dsgesv: the norms that end its refinement
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldr: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read> R: array<vec2f>;
@group(0) @binding(1) var<storage, read> X: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> facts: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> residual: atomic<u32>;
var<workgroup> solution: atomic<u32>;

@compute @workgroup_size(THREADS)
fn ds_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (t == 0u) {
    atomicStore(&residual, 0u);
    atomicStore(&solution, 0u);
  }
  workgroupBarrier();
  if (i < p.n) {
    let r = R[i + c * p.ldr].x;
    D[i + c * p.ldd] = r;
    atomicMax(&residual, bitcast<u32>(r) & 0x7fffffffu);
    atomicMax(&solution, bitcast<u32>(X[i + c * p.ldx].x) & 0x7fffffffu);
  }
  workgroupBarrier();
  if (t == 0u) {
    atomicMax(&facts[2u * c], atomicLoad(&residual));
    atomicMax(&facts[2u * c + 1u], atomicLoad(&solution));
  }
}
