// The constants of MPI's C headers. There are three sets of them: handles are addresses of data in Open MPI, integers in MPICH and what is
// compatible with it, and other integers in the standard ABI of MPI 5.
/** All bits set: -1 as an address. */
const MINUS_ONE = 0xffffffffffffffffn;
const MPICH = {
    name: 'MPICH',
    world: 0x44000000,
    types: { float32: 0x4c00040a, float64: 0x4c00080b, int32: 0x4c000439, uint8: 0x4c00013b },
    operations: { max: 0x58000001, min: 0x58000002, sum: 0x58000003, prod: 0x58000004 },
    errorsReturn: 0x54000001,
    infoNull: 0x1c000000,
    inPlace: MINUS_ONE,
    statusIgnore: 1,
    multiple: 3,
    shared: 1,
};
const STANDARD = {
    name: 'MPI ABI',
    world: 0x101,
    types: { float32: 0x210, float64: 0x214, int32: 0x250, uint8: 0x241 },
    operations: { sum: 0x21, min: 0x22, max: 0x23, prod: 0x24 },
    errorsReturn: 0x143,
    infoNull: 0x130,
    inPlace: 1,
    statusIgnore: 0,
    multiple: 4096,
    shared: 221,
};
function openMpiAbi(symbol) {
    return {
        name: 'Open MPI',
        world: symbol('ompi_mpi_comm_world'),
        types: {
            float32: symbol('ompi_mpi_float'),
            float64: symbol('ompi_mpi_double'),
            int32: symbol('ompi_mpi_int32_t'),
            uint8: symbol('ompi_mpi_uint8_t'),
        },
        operations: {
            sum: symbol('ompi_mpi_op_sum'),
            min: symbol('ompi_mpi_op_min'),
            max: symbol('ompi_mpi_op_max'),
            prod: symbol('ompi_mpi_op_prod'),
        },
        errorsReturn: symbol('ompi_mpi_errors_return'),
        infoNull: symbol('ompi_mpi_info_null'),
        inPlace: 1,
        statusIgnore: 0,
        multiple: 3,
        shared: 0,
    };
}
/** Which set a library has. `standard`: it answers to MPI_Abi_get_version; `version`: its text about itself. */
export function abiOf(standard, version, symbol) {
    if (standard)
        return STANDARD;
    return version.includes('Open MPI') ? openMpiAbi(symbol) : MPICH;
}
