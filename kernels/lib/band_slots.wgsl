// The buffers of up to five operands, each of which is in slot SLOT0, SLOT1, ...: WebGPU lets us bind a buffer only once for writing, and
// several operands may lie in one. Slots are constants, so that the choice between them is none when the kernel runs. With REAL_FIRST slot 0
// holds real numbers whatever the others do, and D is R. Uses lib/field.
const REAL_FIRST: u32 = 0u;
const SAME_FIRST: u32 = 1u - REAL_FIRST;
alias D = T;
@group(0) @binding(0) var<storage, read_write> x0: array<D>;
// @when USED1
@group(0) @binding(1) var<storage, read_write> x1: array<T>;
// @end
// @when USED2
@group(0) @binding(2) var<storage, read_write> x2: array<T>;
// @end
// @when USED3
@group(0) @binding(3) var<storage, read_write> x3: array<T>;
// @end
// @when USED4
@group(0) @binding(4) var<storage, read_write> x4: array<T>;
// @end

fn load(slot: u32, at: u32) -> V {
  // @when USED1
  if (slot == 1u) {
    return widen(x1[at]);
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    return widen(x2[at]);
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    return widen(x3[at]);
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    return widen(x4[at]);
  }
  // @end
  // @when SAME_FIRST
  return widen(x0[at]);
  // @end
  // @when REAL_FIRST
  return ofReal(x0[at]);
  // @end
}

fn store(slot: u32, at: u32, value: V) {
  // @when USED1
  if (slot == 1u) {
    x1[at] = narrow(value);
    return;
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    x2[at] = narrow(value);
    return;
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    x3[at] = narrow(value);
    return;
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    x4[at] = narrow(value);
    return;
  }
  // @end
  // @when SAME_FIRST
  x0[at] = narrow(value);
  // @end
  // @when REAL_FIRST
  x0[at] = realPart(value);
  // @end
}
